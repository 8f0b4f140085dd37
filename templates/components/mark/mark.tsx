import type { Mark as MarkData } from '../../data.gen.ts';
import { classes } from '../../format/classes.ts';
import { Inline } from '../inline/inline.tsx';
import { Num } from '../num/num.tsx';

interface MarkProps {
  readonly mark: MarkData;
  readonly className?: string | undefined;
}

/** The fact in the margin column: a word, a large numeral, a sentence. */
export function Mark({ mark, className }: MarkProps) {
  return (
    <div className={classes('mark', className)}>
      <p className="mark-label">
        {mark.label}{' '}
        <Num value={mark.value} unit={mark.unit} className={classes('mark-num', isLong(mark) && 'mark-num--long')} />
      </p>
      {mark.note && (
        <p className="mark-note">
          <Inline text={mark.note} />
        </p>
      )}
    </div>
  );
}

/** Longer than the margin column at full size; a comma is narrow, a unit half as large as its numeral. */
function isLong({ value, unit = '' }: MarkData): boolean {
  return value.replace(',', '').length + unit.length / 2 > 6.5;
}
