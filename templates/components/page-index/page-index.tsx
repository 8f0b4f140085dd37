import type { ReactNode } from 'react';
import './page-index.css';

interface PageIndexProps {
  readonly heading: string;
  /** The items, each an `<li>` with a link or a plain name. */
  readonly children: ReactNode;
}

/** A heading with a list of pages in columns next to it. */
export function PageIndex({ heading, children }: PageIndexProps) {
  return (
    <div className="page-index grid">
      <h2 className="h3 c1-4">{heading}</h2>
      <ul role="list" className="page-index-list c5-12" data-pages>
        {children}
      </ul>
    </div>
  );
}
