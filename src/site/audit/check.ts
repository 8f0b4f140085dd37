import type { Budget } from '../../api/template-api.ts';
import type { FileTree } from '../../base/disk/file-tree.ts';
import { linesOf, rangeOfOffsets } from '../../base/findings/locate.ts';
import type { Problem } from '../../base/findings/problem.ts';
import { memoized, once } from '../../base/lib/collections.ts';
import { nearestAddress } from '../../base/lib/did-you-mean.ts';
import { addressOfOutput } from '../../base/lib/paths.ts';
import * as body from './rules/body.ts';
import * as head from './rules/head.ts';
import * as links from './rules/links.ts';
import * as places from './rules/places.ts';
import * as reach from './rules/reach.ts';
import * as security from './rules/security.ts';
import * as weight from './rules/weight.ts';
import { type CheckedSite, linkResolver, type PlaceOf, type Rule, statedOrigin } from './site.ts';
import { type FileFacts, readManifest, siteFacts } from './site-facts.ts';

/** Every export of these files is a rule. docs/guide/check-rules.md describes how to add one. */
const RULES: readonly Rule[] = [body, head, links, places, reach, security, weight].flatMap((kind) =>
  Object.values(kind),
);

export interface CheckOptions {
  /** The one key that files may contain, because browsers write to the store themselves. */
  readonly publicKey?: string | undefined;
  /** Paths at which a relay accepts forms. Without them, a form may post to any address. */
  readonly formPaths?: readonly string[] | undefined;
  /** Budgets of a first visit, by page type. */
  readonly budgets?: Readonly<Record<string, Budget>> | undefined;
  /** Files of the last build. */
  readonly previous?: (() => FileTree | undefined) | undefined;
  /** Facts of text files that have been read before, by path. */
  readonly facts?: ReadonlyMap<string, FileFacts> | undefined;
}

/**
 * Checks a built site against every rule.
 *
 * @param shownAs name of the output folder in findings: `dist`, even while the files are still in the work folder
 */
export function check(tree: FileTree, shownAs: string, options: CheckOptions = {}): Problem[] {
  const { publicKey, formPaths, budgets = {}, previous, facts } = options;
  const read = siteFacts(tree, facts);
  const origin = statedOrigin(read.pages);
  const pages = new Map(read.pages.map((page) => [page.output, page]));
  const drawings = new Map(read.others.flatMap(({ output, ids }) => (ids ? [[output, ids] as const] : [])));
  const addresses = once(() => read.pages.map(({ output }) => addressOfOutput(output)));
  const lastTree = once(() => previous?.());
  const site: CheckedSite = {
    ...read,
    secrets: read.secrets.filter(({ text }) => text !== publicKey),
    records: new Map(readManifest(tree).pages.map((record) => [record.output, record])),
    formPaths,
    origin,
    resolveLink: linkResolver(origin, read, formPaths),
    nearestTo: memoized((path) => nearestAddress(path, addresses())),
    idsOn: memoized((file) => {
      const page = pages.get(file);
      const ids = page ? [...page.ids.map(({ id }) => id), ...page.targets] : drawings.get(file);
      return ids && new Set(ids);
    }),
    budgets,
    previous: memoized((output) => {
      const last = lastTree();
      return last && siteFacts(last, undefined, (path) => path === output || /\.(css|js)$/.test(path));
    }),
  };
  const linesIn = memoized((output) => linesOf(tree.text(output)));
  const place: PlaceOf = ({ output }, at) => ({
    file: `${shownAs}/${output}`,
    range: at === undefined ? undefined : rangeOfOffsets(linesIn(output), at, at + 1),
  });
  return RULES.flatMap((rule) => rule(site, place));
}
