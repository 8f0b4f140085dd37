import './closest-pages.css';

interface ClosestPagesProps {
  readonly heading: string;
  /** Fallback, shown if no page resembles the address or if scripts are off. */
  readonly pages: readonly { readonly slug: string; readonly name: string; readonly url?: string }[];
}

/**
 * Links to the pages closest to the address requested. Only the browser knows that address, so the page is delivered with
 * the most popular ones.
 */
export function ClosestPages({ heading, pages }: ClosestPagesProps) {
  return (
    <>
      <p className="closest-pages-head">{heading}</p>
      <ul role="list" className="closest-pages">
        {pages.map(({ slug, name, url }) => (
          <li key={slug}>{url ? <a href={url}>{name}</a> : name}</li>
        ))}
      </ul>
    </>
  );
}
