import type { Figure } from '../../data.gen.ts';
import { Num } from '../num/num.tsx';

/** A figure pulled out of the text, with what it means beside it. */
export function Pull({ figure: { prefix, value, unit, label } }: { readonly figure: Figure }) {
  return (
    <p className="pull">
      <Num prefix={prefix} value={value} unit={unit} className="pull-num" /> <span className="pull-label">{label}</span>
    </p>
  );
}
