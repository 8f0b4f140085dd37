interface ClosestPagesProps {
  /** The text above the links. */
  readonly heading: string;
  /** What is shown where nothing resembles the address, and where no script can look. */
  readonly pages: readonly { readonly slug: string; readonly name: string; readonly url?: string }[];
}

/**
 * The pages that are closest to the address that was asked for. Only the browser knows that one, so the page is sent
 * with what most people look for.
 */
export function ClosestPages({ heading, pages }: ClosestPagesProps) {
  return (
    <>
      <p className="closest-pages-head">{heading}</p>
      <ul className="closest-pages">
        {pages.map(({ slug, name, url }) => (
          <li key={slug}>{url ? <a href={url}>{name}</a> : name}</li>
        ))}
      </ul>
    </>
  );
}
