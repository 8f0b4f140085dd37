import type { Fact } from '../../../.types/data.ts';
import { quantityOf } from '../../format/amount.ts';
import { classes } from '../../format/classes.ts';
import { Paragraph } from '../inline/inline.tsx';
import { Numeral } from '../numeral/numeral.tsx';
import './margin-fact.css';

interface MarginFactProps {
  readonly fact: Fact;
  readonly className?: string | undefined;
}

/** A fact in the margin column: label, large numeral, sentence. */
export function MarginFact({ fact, className }: MarginFactProps) {
  return (
    <div className={classes('margin-fact', className)}>
      <p className="margin-fact-label">
        {fact.label}{' '}
        <Numeral
          value={fact.value}
          className={classes('margin-fact-numeral', isLong(fact) && 'margin-fact-numeral--long')}
        />
      </p>
      <Paragraph className="margin-fact-note" text={fact.note} />
    </div>
  );
}

/**
 * True if a fact is wider than the margin column at full size. A comma is narrow, and a unit is half as large as its
 * numeral.
 */
function isLong({ value }: Fact): boolean {
  const { number, after } = quantityOf(value);
  return number.replace(',', '').length + after.length / 2 > 6.5;
}
