import { Children, type ReactNode } from 'react';
import { useStudio } from '../use-studio.ts';

/** With more buttons than this, they are folded away. */
const FEW = 2;

/** Buttons that add something, folded away if there are many. */
export function Adders({ children }: { readonly children: ReactNode }) {
  const { words } = useStudio();
  if (Children.count(children) <= FEW) return <div className="adders">{children}</div>;
  return (
    <details className="adders">
      <summary className="add">{words.more}</summary>
      <div className="adders">{children}</div>
    </details>
  );
}
