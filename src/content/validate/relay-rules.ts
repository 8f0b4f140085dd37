/** Checks what forms and the relay need of a site, whatever its schemas allow: otherwise, an inquiry would be lost. */
import { FILL_TIME, LANDED_ON, PHOTOS_LOST, REFERRER, SUBMISSION_ID } from '../../api/forms/submission.ts';
import type { SharedData, SiteDefinition } from '../../api/template-api.ts';
import type { DataEntry, Entry } from '../../api/types.ts';
import { type Finding, finding } from '../../base/findings/finding.ts';
import { locate, readablePath } from '../../base/findings/locate.ts';
import { textsAt } from '../../base/lib/json-pointer.ts';
import { entriesOf, isLedger } from '../../base/lib/ledger.ts';
import { HOST_FILES } from '../../base/lib/paths.ts';
import { formPaths } from '../site-view.ts';

/** Finds forms that share an address, and fields whose names break sending. */
export function checkForms(site: SiteDefinition, entries: readonly Entry[], shared: SharedData): Finding[] {
  const actions = new Set(formPaths(site, shared));
  const forms = entries.flatMap((entry) => {
    const action = entry.kind === 'data' ? textsAt(entry.data, 'action')[0]?.[0] : undefined;
    return entry.kind === 'data' && action !== undefined && actions.has(action) ? [{ entry, action }] : [];
  });
  return forms.flatMap(({ entry, action }, index) => {
    const first = forms.findIndex((other) => other.action === action);
    const twice = { path: 'action', value: action, before: forms[first]?.entry.source.file ?? '' };
    return [
      ...(first < index ? [finding('schema-name-twice', locate(entry.source, '/action'), twice)] : []),
      ...reservedNames(entry),
    ];
  });
}

const reservedNames = ({ source, data }: DataEntry): Finding[] =>
  ['fields[].name', 'honeypot.name', 'photos.name']
    .flatMap((path) => textsAt(data, path))
    .filter(([name]) => RESERVED.has(name))
    .map(([name, pointer]) =>
      finding('schema-name-reserved', locate(source, pointer), { path: readablePath(pointer), name }),
    );

/**
 * In a browser, a field hides the property of its form that has its name: `form.submit` is then a field and no function.
 * These are the properties that scripts need to send a form, ours and React's, and the names of what is sent besides the fields.
 */
const RESERVED: ReadonlySet<string> = new Set([
  ...[SUBMISSION_ID, FILL_TIME, PHOTOS_LOST, LANDED_ON, REFERRER],
  ...Object.getOwnPropertyNames(Object.prototype),
  ...(
    'acceptCharset action autocomplete checkValidity elements encoding enctype length method noValidate rel relList ' +
    'reportValidity requestSubmit reset submit target ' +
    'addEventListener appendChild childNodes cloneNode closest contains dataset dispatchEvent firstChild focus ' +
    'getAttribute getBoundingClientRect getRootNode hasAttribute insertBefore isConnected lastChild matches namespaceURI ' +
    'nextSibling nodeName nodeType nodeValue ownerDocument parentElement parentNode previousSibling querySelector ' +
    'querySelectorAll removeAttribute removeChild removeEventListener replaceWith setAttribute tagName textContent'
  ).split(' '),
]);

/** Files that every build writes. */
const FILES: ReadonlySet<string> = new Set([...HOST_FILES, 'robots.txt', 'sitemap.xml'].map((file) => `/${file}`));

/**
 * Servers forward the addresses of the relay, or redirect the inquiries. They redirect from a file instead of serving it, and
 * browsers keep what lies in the folder of the assets for a year.
 */
export function checkReservedAddresses(site: SiteDefinition, entries: readonly Entry[], shared: SharedData): Finding[] {
  const actions = formPaths(site, shared);
  const inbox = site.inbox?.(shared)?.path;
  const ownerOf = (url: string) => {
    if (actions.includes(url) || (inbox !== undefined && url.startsWith(inbox))) return 'relay';
    return FILES.has(url) ? 'build' : undefined;
  };
  return entries.flatMap((entry) => {
    const { source, type } = entry;
    if (entry.kind === 'page') {
      const url = entry.type.url(entry.slug);
      const owner = url.startsWith('/assets/') ? 'build' : ownerOf(url);
      return owner ? [finding('route-reserved', { file: source.file }, { url, owner, isEntry: false })] : [];
    }
    return (isLedger(type) ? entriesOf(source) : []).flatMap(({ url, redirect, gone }, index) => {
      const owner = redirect !== undefined || gone ? ownerOf(url) : undefined;
      return owner
        ? [finding('route-reserved', locate(source, `/addresses/${index}/url`), { url, owner, isEntry: true })]
        : [];
    });
  });
}
