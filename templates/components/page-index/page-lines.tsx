import { fillSlots } from 'nebel/template-api';
import { type ListedPage, MAX_LISTED, useWords } from '../../site-data.ts';

interface PageLinesProps {
  /** Plural name of the pages: «Regionen». */
  readonly title: string;
  readonly pages: readonly ListedPage[];
  /** Address of the complete list. */
  readonly all: string;
}

/** Items of a list: all pages of a kind, or the first ones of a long list. Pages not yet written are plain names. */
export function PageLines({ title, pages, all }: PageLinesProps) {
  const { lists } = useWords();
  const shown = pages.slice(0, MAX_LISTED);
  return (
    <>
      {shown.map(({ slug, name, url }) => (
        <li key={slug}>{url ? <a href={url}>{name}</a> : <span>{name}</span>}</li>
      ))}
      {shown.length < pages.length && (
        <li>
          <a href={all}>{fillSlots(lists.all, { count: pages.length, title })}</a>
        </li>
      )}
    </>
  );
}
