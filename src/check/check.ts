import type { FileTree } from '../lib/file-tree.ts';
import { memoized } from '../lib/memoized.ts';
import { nearestAddress } from '../lib/nearest-address.ts';
import { once } from '../lib/once.ts';
import type { Problem } from '../problems/problem.ts';
import type { Budget } from '../template-api.ts';
import { readManifest } from './manifest.ts';
import { placer } from './placer.ts';
import type { PageRule, PlaceOf, SiteRule } from './rule.ts';
import { canonicals } from './rules/canonicals.ts';
import { contacts } from './rules/contacts.ts';
import { descriptions } from './rules/descriptions.ts';
import { document } from './rules/document.ts';
import { foreignInStyles, foreignOn } from './rules/foreign.ts';
import { headings } from './rules/headings.ts';
import { ids } from './rules/ids.ts';
import { images } from './rules/images.ts';
import { inlineCode } from './rules/inline-code.ts';
import { linksInStyles, linksOn } from './rules/links.ts';
import { mainHeadings } from './rules/main-headings.ts';
import { reach } from './rules/reach.ts';
import { secrets } from './rules/secrets.ts';
import { structuredData } from './rules/structured-data.ts';
import { titles } from './rules/titles.ts';
import { weight } from './rules/weight.ts';
import { addressOf, type CheckedSite, linkResolver, originOf } from './site.ts';
import { type FileFacts, siteFacts } from './site-facts.ts';

const PAGE_RULES: readonly PageRule[] = [contacts, ids, headings, document, images, inlineCode, structuredData];

const SITE_RULES: readonly SiteRule[] = [
  linksInStyles,
  foreignInStyles,
  titles,
  mainHeadings,
  descriptions,
  canonicals,
  reach,
  weight,
  secrets,
];

export interface CheckOptions {
  /** The one key that may stand in the files, because browsers write into the store themselves. */
  readonly publicKey?: string | undefined;
  /** Addresses at which a relay takes forms. Without them, the check believes any form that posts. */
  readonly formPaths?: readonly string[] | undefined;
  /** What a first visit may weigh, by page type. */
  readonly budgets?: Readonly<Record<string, Budget>> | undefined;
  /** The last build. */
  readonly previous?: (() => FileTree | undefined) | undefined;
  /** What a file of text says, if that need not be read from it. */
  readonly factsOf?: ((output: string) => FileFacts) | undefined;
}

/**
 * Holds a built site against every rule.
 *
 * @param tree its files
 * @param shownAs how findings name the output folder: `dist`, while the files still lie beside it
 */
export function check(tree: FileTree, shownAs: string, options: CheckOptions = {}): Problem[] {
  const { publicKey, formPaths, budgets = {}, previous, factsOf } = options;
  const read = siteFacts(tree, factsOf);
  const origin = originOf(read.pages);
  const pages = new Map(read.pages.map((page) => [page.output, page]));
  const addresses = once(() => read.pages.map(addressOf));
  const site: CheckedSite = {
    ...read,
    secrets: read.secrets.filter(({ text }) => text !== publicKey),
    records: new Map(readManifest(tree).map((record) => [record.output, record])),
    formPaths,
    origin,
    resolveLink: linkResolver(origin, read.files, formPaths),
    nearestTo: memoized((path) => nearestAddress(path, addresses())),
    idsOn: memoized((file) => pages.get(file) && new Set(pages.get(file)?.ids.map(({ id }) => id))),
    budgets,
    previous: once(() => {
      const last = previous?.();
      return last && siteFacts(last);
    }),
  };
  const placeIn = memoized((output) => placer(tree.text(output)));
  const place: PlaceOf = ({ output }, at) => ({
    file: `${shownAs}/${output}`,
    range: at === undefined ? undefined : placeIn(output)(at),
  });
  return [
    ...read.pages.flatMap((page) => PAGE_RULES.flatMap((rule) => rule(page, place))),
    ...read.pages.flatMap((page) => [...linksOn(page, site, place), ...foreignOn(page, site, place)]),
    ...SITE_RULES.flatMap((rule) => rule(site, place)),
  ];
}
