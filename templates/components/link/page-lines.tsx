import { fillSlots } from 'nebel/template-api';
import type { Fragment } from 'react';
import { type ListedPage, MAX_LISTED, useWords } from '../../site-data.ts';

interface PageLinesProps {
  /** Plural name of the pages: «Regionen». */
  readonly title: string;
  readonly pages: readonly ListedPage[];
  /** Address of the complete list. */
  readonly all: string;
  /** Element around each line. Defaults to a list item. */
  readonly line?: 'li' | typeof Fragment;
}

/** All pages of a kind, or the first ones of a long list, as links. Pages not yet written are plain names. */
export function PageLines({ title, pages, all, line: Line = 'li' }: PageLinesProps) {
  const { lists } = useWords();
  const shown = pages.slice(0, MAX_LISTED);
  return (
    <>
      {shown.map(({ slug, name, url }) => (
        <Line key={slug}>{url ? <a href={url}>{name}</a> : <span>{name}</span>}</Line>
      ))}
      {shown.length < pages.length && (
        <Line>
          <a href={all}>{fillSlots(lists.all, { count: pages.length, title })}</a>
        </Line>
      )}
    </>
  );
}
