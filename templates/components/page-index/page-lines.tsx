import { fillSlots } from 'nebel/template-api';
import { type ListedPage, MOST_LISTED, useWords } from '../../site-data.ts';

interface PageLinesProps {
  /** What the pages are: «Regionen». */
  readonly title: string;
  readonly pages: readonly ListedPage[];
  /** Where the whole list is. */
  readonly all: string;
}

/** The lines of a list: all pages of a kind, or the first of very many. Those that are not written yet are plain names. */
export function PageLines({ title, pages, all }: PageLinesProps) {
  const { lists } = useWords();
  const shown = pages.slice(0, MOST_LISTED);
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
