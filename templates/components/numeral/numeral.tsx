import { classes } from '../../format/classes.ts';
import './numeral.css';

interface NumeralProps {
  readonly prefix?: string | undefined;
  readonly value: string;
  readonly unit?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * A large numeral with a small unit: «99,9 %», «1’000+», «CHF 0». A currency within `value` replaces the one in `prefix`.
 */
export function Numeral({ prefix, value, unit, className }: NumeralProps) {
  const [, currency = '', amount = value] = /^(CHF)\s(.+)$/.exec(value) ?? [];
  const before = currency ? [prefix?.replace(/\s*\bCHF$/, ''), currency].filter(Boolean).join('\u00a0') : prefix;
  return (
    <span className={classes('numeral', className)}>
      {before && <small className="numeral-before">{`${before}\u00a0`}</small>}
      {amount}
      {unit && <small className="numeral-after">{isAttached(unit) ? unit : `\u00a0${unit}`}</small>}
    </span>
  );
}

/** True for units that follow the numeral directly, such as «+» and «/5». Words and «%» follow after a space. */
function isAttached(unit: string): boolean {
  return unit.startsWith('+') || unit.startsWith('/');
}
