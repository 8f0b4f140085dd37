import { quantityOf } from '../../format/amount.ts';
import { classes } from '../../format/classes.ts';
import './numeral.css';

interface NumeralProps {
  readonly value: string;
  readonly className?: string | undefined;
}

/** A large numeral with a small unit: «99,9 %», «1’000+», «CHF 0». */
export function Numeral({ value, className }: NumeralProps) {
  const { before, number, after } = quantityOf(value);
  return (
    <span className={classes('numeral', className)}>
      {before && <small>{`${before.replaceAll(' ', '\u00a0')}\u00a0`}</small>}
      {number}
      {after && <small>{isAttached(after) ? after : `\u00a0${after}`}</small>}
    </span>
  );
}

/** True for units that follow the numeral directly, such as «+» and «/5». Words and «%» follow after a space. */
function isAttached(unit: string): boolean {
  return unit.startsWith('+') || unit.startsWith('/');
}
