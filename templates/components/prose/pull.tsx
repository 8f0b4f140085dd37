import type { Figure } from '../../../.types/data.ts';
import { Numeral } from '../numeral/numeral.tsx';
import './pull.css';

/** A pull figure with its meaning next to it. */
export function Pull({ figure: { value, label } }: { readonly figure: Figure }) {
  return (
    <p className="pull">
      <Numeral value={value} className="pull-numeral" /> <span>{label}</span>
    </p>
  );
}
