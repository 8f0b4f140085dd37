import type { ReactNode } from 'react';

interface PageIndexProps {
  readonly heading: string;
  /** The lines, each an `<li>` with a link or a plain name. */
  readonly children: ReactNode;
}

/** A heading and, in columns beside it, a list of pages. */
export function PageIndex({ heading, children }: PageIndexProps) {
  return (
    <div className="page-index grid">
      <h2 className="h3 c1-4">{heading}</h2>
      <ul className="page-index-list c5-12" data-pages>
        {children}
      </ul>
    </div>
  );
}
