import { useState } from 'react';
import type { FoundText, ListedPage } from '../../protocol.ts';
import { keyOf } from '../state.ts';
import { useAnswer, useStudio, useStudioState } from '../use-studio.ts';
import { focusFirst, Modal } from './modal.tsx';

/** Shorter queries search addresses and titles only, not texts. */
const MIN_LENGTH = 3;

/** All pages with their state, and a search of all texts. */
export function PagesDialog() {
  const studio = useStudio();
  const { words } = studio;
  const { trouble } = useStudioState();
  const pages = useAnswer<readonly ListedPage[]>({ kind: 'pages' });
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLocaleLowerCase();
  const matching = pages?.filter(({ title, url, type }) =>
    `${title} ${url} ${type}`.toLocaleLowerCase().includes(wanted),
  );
  return (
    <Modal title={words.allPages}>
      <input
        ref={focusFirst}
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          const [first] = matching ?? [];
          if (key === 'Enter' && !nativeEvent.isComposing && first) studio.go(first.url);
        }}
      />
      {!pages && <p role="status">{trouble ?? words.loading}</p>}
      <ul className="pages">
        {matching?.map((page) => (
          <PageRow key={page.file} page={page} />
        ))}
      </ul>
      {wanted.length >= MIN_LENGTH && <FoundTexts query={wanted} />}
    </Modal>
  );
}

function PageRow({ page }: { readonly page: ListedPage }) {
  const studio = useStudio();
  const { words } = studio;
  const { file, url, title, type, unpublished, errors, warnings, changed, isMovable } = page;
  const day = changed === undefined ? [] : [`${words.changedOn} ${words.day(changed)}`];
  return (
    <li>
      <button type="button" className="page-link" onClick={() => studio.go(url)}>
        <b>{title}</b> <small>{[type, url, ...day].join(' · ')}</small>
      </button>
      {unpublished && (
        <span className="chip warning">
          {unpublished.from === undefined ? words.draft : `${words.from} ${words.day(unpublished.from)}`}
        </span>
      )}
      {studio.drafts().includes(file) && <span className="chip warning">{words.unsaved}</span>}
      {errors > 0 && (
        <span className="chip error">
          {words.errors}: {errors}
        </span>
      )}
      {warnings > 0 && (
        <span className="chip warning">
          {words.warnings}: {warnings}
        </span>
      )}
      {isMovable && (
        <>
          <button type="button" onClick={() => studio.openDialog({ copy: page })}>
            {words.newLikeThis}
            <span className="unseen">: {title}</span>
          </button>
          <button type="button" onClick={() => studio.openDialog({ move: page })}>
            {words.move}
            <span className="unseen">: {title}</span>
          </button>
        </>
      )}
    </li>
  );
}

function FoundTexts({ query }: { readonly query: string }) {
  const studio = useStudio();
  const { words } = studio;
  const found = useAnswer<readonly FoundText[]>({ kind: 'search', words: query }) ?? [];
  const open = ({ file, pointer, page }: FoundText) => {
    studio.openDialog(undefined);
    if (page && page.url !== studio.get().path) studio.go(page.url);
    studio.show({ file, pointer, by: 'jump' });
  };
  if (found.length === 0) return null;
  return (
    <section>
      <h3>{words.inTexts}</h3>
      <ul className="texts">
        {found.map((each) => (
          <li key={keyOf(each.file, each.pointer)}>
            <button type="button" onClick={() => open(each)}>
              <small>{[each.page?.title ?? words.wholeSite, each.title].join(' › ')}</small>{' '}
              {excerptOf(each.text, query)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Characters shown on each side of a match. */
const EXCERPT_MARGIN = 60;

function excerptOf(text: string, query: string): string {
  const at = Math.max(0, text.toLocaleLowerCase().indexOf(query));
  const [start, end] = [Math.max(0, at - EXCERPT_MARGIN), at + query.length + EXCERPT_MARGIN];
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
