import type { Figure } from '../../../.types/data.ts';
import { Numeral } from '../numeral/numeral.tsx';
import './pull.css';

/** A pull figure with its meaning next to it. */
export function Pull({ figure: { prefix, value, unit, label } }: { readonly figure: Figure }) {
  return (
    <p className="pull">
      <Numeral prefix={prefix} value={value} unit={unit} className="pull-numeral" />{' '}
      <span className="pull-label">{label}</span>
    </p>
  );
}
