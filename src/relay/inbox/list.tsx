import type { FormSpec } from '../../api/forms/form-spec.ts';
import type { Inquiry } from '../inquiry.ts';
import type { Counts } from '../journal/progress.ts';
import { PROGRESS } from '../types.ts';
import { Cards, type ChosenView, viewName } from './card.tsx';
import { Hidden, Pager, TextLink, Token } from './parts.tsx';
import { SECTIONS, useInbox } from './shell.tsx';

/** Views that the list offers, besides `open`, which has a tab. */
const OFFERED: readonly ChosenView[] = [...PROGRESS, 'flagged', 'failed'];

export const VIEWS: readonly ChosenView[] = ['open', ...OFFERED];

/** What the list shows, as stated in its query string. */
export interface Selection {
  readonly view: ChosenView | undefined;
  readonly search: string;
  /** Counts from 1. */
  readonly page: number;
}

const queryOf = ({ view, search, page }: Selection): string => {
  const chosen = {
    ...(view && { state: view }),
    ...(search && { q: search }),
    ...(page > 1 && { page: String(page) }),
  };
  return Object.keys(chosen).length > 0 ? `?${new URLSearchParams(chosen)}` : '';
};

interface ListProps {
  readonly selection: Selection;
  readonly counts: Counts;
  readonly inquiries: readonly Inquiry[];
  readonly hasMore: boolean;
  readonly forms: readonly FormSpec[];
}

/** The selected inquiries, newest first. */
export function List({ selection, counts, inquiries, hasMore, forms }: ListProps) {
  const { path, words } = useInbox();
  const { view, search, page } = selection;
  const base = path + SECTIONS.all;
  const urlWith = (changed: Partial<Selection>) => base + queryOf({ ...selection, page: 1, ...changed });
  const shown = OFFERED.filter((each) => each === view || (counts[each] ?? 0) > 0);
  return (
    <>
      <h1>{view ? viewName(view, words) : words.nav.all}</h1>
      <search>
        <form className="row" action={base} method="get" aria-label={words.list.search}>
          {view && <Hidden name="state" value={view} />}
          <input
            type="search"
            name="q"
            defaultValue={search}
            placeholder={words.list.searchHint}
            aria-label={words.list.search}
            maxLength={100}
            enterKeyHint="search"
          />
          <button type="submit">{words.list.search}</button>
        </form>
      </search>
      <nav className="line quiet" aria-label={words.list.filter}>
        {shown.map((each) => (
          <a
            key={each}
            href={urlWith({ view: each === view ? undefined : each })}
            className="view"
            aria-current={each === view ? 'true' : undefined}
          >
            {viewName(each, words)} {counts[each] ?? 0}
          </a>
        ))}
      </nav>
      {search && (
        <p>
          {words.list.found(search)} <TextLink to={urlWith({ search: '' })}>{words.list.clear}</TextLink>
        </p>
      )}
      <Cards inquiries={inquiries} isQuiet none={search ? words.list.nothingFound : words.list.noneHere} />
      <Pager page={page} hasMore={hasMore} urlOf={(other) => urlWith({ page: other })} />
      <form
        action={`${path}export.csv`}
        method="post"
        aria-label={words.list.export(forms.map(({ table }) => table).join(', '))}
      >
        <Token />
        {forms.map(({ action, table }) => (
          <button key={action} type="submit" name="form" value={action}>
            {words.list.export(table)}
          </button>
        ))}
      </form>
    </>
  );
}
