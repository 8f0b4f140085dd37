import type { FormSpec } from '../../api/forms/form-spec.ts';
import type { View } from '../journal/progress.ts';
import { type Lead, PROGRESS } from '../types.ts';
import { type Inquiry, telUrl } from './inquiry.ts';
import { Hidden, Notice, Pager, TextLink, Time, Token } from './parts.tsx';
import { useInbox } from './shell.tsx';
import type { InboxWords } from './words.ts';

export const VIEWS: readonly View[] = [...PROGRESS, 'flagged', 'failed'];

const viewName = (view: View, { progress, views }: InboxWords): string => ({ ...progress, ...views })[view];

/** What the list shows, as stated in its query string. */
export interface Selection {
  readonly view: View | undefined;
  readonly search: string;
  /** Counts from 1. */
  readonly page: number;
}

const queryOf = ({ view, search, page }: Selection): string => {
  const query = new URLSearchParams();
  if (view) query.set('state', view);
  if (search) query.set('q', search);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
};

interface ListProps {
  readonly selection: Selection;
  readonly counts: Readonly<Partial<Record<View, number>>>;
  readonly inquiries: readonly Inquiry[];
  readonly hasMore: boolean;
  readonly forms: readonly FormSpec[];
  /** Confirms what was just done. */
  readonly done: string | undefined;
}

/** The selected inquiries, newest first. */
export function List({ selection, counts, inquiries, hasMore, forms, done }: ListProps) {
  const { path, words } = useInbox();
  const { view, search, page } = selection;
  const all = PROGRESS.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
  const urlWith = (changed: Partial<Selection>) => path + queryOf({ ...selection, page: 1, ...changed });
  const shown = VIEWS.filter((each) => each === view || PROGRESS.includes(each as never) || (counts[each] ?? 0) > 0);
  return (
    <>
      <h1>{words.title}</h1>
      <Notice role="status">{done}</Notice>
      <search>
        <form className="search" action={path} method="get" aria-label={words.list.search}>
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
      <nav className="views" aria-label={words.list.filter}>
        {[undefined, ...shown].map((each) => (
          <a
            key={each ?? 'all'}
            href={urlWith({ view: each })}
            className="view"
            aria-current={each === view ? 'true' : undefined}
          >
            {each ? viewName(each, words) : words.views.all}{' '}
            <span className="count">{each ? (counts[each] ?? 0) : all}</span>
          </a>
        ))}
      </nav>
      {search && (
        <p>
          {words.list.found(search)} <TextLink to={urlWith({ search: '' })}>{words.list.clear}</TextLink>
        </p>
      )}
      {inquiries.length > 0 ? (
        <ul role="list" className="inquiries">
          {inquiries.map((inquiry) => (
            <Entry key={inquiry.lead.id} {...inquiry} />
          ))}
        </ul>
      ) : (
        <p className="empty quiet">
          {search ? words.list.nothingFound : view || all > 0 ? words.list.noneHere : words.list.none}
        </p>
      )}
      <Pager page={page} hasMore={hasMore} urlOf={(other) => urlWith({ page: other })} />
      {all > 0 && (
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
      )}
    </>
  );
}

function Entry({ lead, name, place, phone, subject }: Inquiry) {
  const { path, words } = useInbox();
  const call = telUrl(phone);
  return (
    <li>
      <div className="about">
        <a className="who" href={path + lead.id}>
          {name || words.list.nameless}
        </a>
        {place && <span>{place}</span>}
        {subject && <span>{subject}</span>}
        <span className="quiet">
          <State {...lead} /> <Time at={Date.parse(lead.receivedAt)} short />
        </span>
      </div>
      {call && (
        <a className="call button" href={call} aria-label={words.callNumber(name || phone)}>
          {words.call}
        </a>
      )}
    </li>
  );
}

export function State(lead: Lead) {
  const { words } = useInbox();
  const view = lead.state === 'flagged' ? 'flagged' : (lead.progress ?? 'new');
  return (
    <>
      <span className={`state ${view}`}>{viewName(view, words)}</span>
      {hasFailed(lead) && ' '}
      {hasFailed(lead) && <span className="state failed">{words.views.failed}</span>}
    </>
  );
}

/** True if it did not reach the store or the staff, until someone fixes the cause. */
export const hasFailed = ({ barred, mail }: Lead): boolean => barred === true || mail.notice === 'failed';
