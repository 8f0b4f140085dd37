/** The inbox: script-free pages, made for phones, on which owner and staff handle inquiries. */
import { ownValue } from '../../base/lib/collections.ts';
import type { Client } from '../receive/handler.ts';
import type { Access } from './access/access.tsx';
import { createChanges } from './changes.ts';
import { detailPage, refusalPage, removalPage } from './detail.tsx';
import { type Entries, isReadOnly, readEntries, redirect } from './http.ts';
import { listPage, todayPage } from './lists.tsx';
import { logPage, reportPage } from './overview.tsx';
import type { InboxRequest, Pages } from './pages.tsx';
import { SECTIONS } from './shell.tsx';

/** Handles requests to the inbox. Resolves to undefined for any other path. */
type Inbox = (request: Request, client: Client) => Promise<Response | undefined>;

const PAGES = {
  [SECTIONS.today]: todayPage,
  [SECTIONS.all]: listPage,
  [SECTIONS.report]: reportPage,
  [SECTIONS.log]: logPage,
};

/** The paths of an inquiry, relative to the inbox: its page, its deletion, its photos. */
const INQUIRY_PATH = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/(?:(delete)|photos\/(\d{1,2})\.jpg))?$/;

/** @param wake wakes the dispatchers, because there is something to send */
export function createInbox(pages: Pages, access: Access, wake: () => void): Inbox {
  const { journal, path, words } = pages;
  const { problem } = words;
  const changes = createChanges(pages, wake);

  /** @param entries those of a posted form */
  async function answer(subpath: string, input: InboxRequest, entries?: Entries): Promise<Response> {
    if (entries && subpath === 'export.csv') return changes.exportTable(input, entries);
    const page = entries ? undefined : ownValue(PAGES, subpath);
    if (page) return page(pages, input);
    const [, id = '', removal, photo] = INQUIRY_PATH.exec(subpath) ?? [];
    const inquiry = await pages.find(id);
    if (!inquiry || (entries && photo)) return pages.missing(input);
    if (photo) return pages.photo(input, inquiry, Number(photo));
    if (!entries) return (removal ? removalPage : detailPage)(pages, input, inquiry);
    journal.assertInPlace();
    return removal ? changes.remove(input, inquiry, entries) : changes.act(input, inquiry, entries);
  }

  return async (request, client) => {
    const { pathname, search, searchParams } = new URL(request.url);
    if (`${pathname}/` === path) return redirect(path);
    if (!pathname.startsWith(path)) return undefined;
    const subpath = pathname.slice(path.length);
    const asset = pages.serve(subpath);
    if (asset) return asset;
    if (subpath.startsWith(SECTIONS.access)) return access.answer(request, client);
    const session = await journal.retryWhileBusy(() => access.sessionOf(request));
    // The response is the same for every path, so that it does not reveal which ones exist.
    const signIn = (to: string) => `${path}${SECTIONS.access}?${new URLSearchParams({ to })}`;
    if (!session && isReadOnly(request)) return redirect(signIn(pathname + search));
    const entries = isReadOnly(request) ? undefined : await readEntries(request);
    // A note written in a page of an earlier session is kept, but no other website can put one there.
    const note = access.isFromInbox(request) ? entries?.note : undefined;
    const page = INQUIRY_PATH.test(subpath) ? pathname : path;
    if (!session) {
      const on = { to: signIn(page), label: words.access.link.again };
      return refusalPage(pages, session, { status: 401, ...problem.signedOut, note, on });
    }
    const input = { session, query: searchParams };
    if (!entries) return answer(subpath, input);
    if (request.method !== 'POST') return pages.message(input, 405, problem.missing);
    if (access.isGenuine(request, session, entries.token)) return answer(subpath, input, entries);
    const on = { to: page, label: problem.reopen };
    return refusalPage(pages, session, { status: 403, ...problem.refused, note, on });
  };
}
