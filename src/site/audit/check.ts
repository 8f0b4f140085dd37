import { type Cache, NO_CACHE } from '../../base/cache.ts';
import type { FileTree } from '../../base/disk/file-tree.ts';
import type { Finding } from '../../base/findings/finding.ts';
import { linesOf, rangeOfOffsets } from '../../base/findings/locate.ts';
import { memoized, once } from '../../base/lib/collections.ts';
import { nearestAddress } from '../../base/lib/did-you-mean.ts';
import { hashOf } from '../../base/lib/fingerprint.ts';
import { addressOfOutput } from '../../base/lib/paths.ts';
import {
  type Allowances,
  type CheckedSite,
  linkResolver,
  type PlaceOf,
  type Rule,
  statedOrigin,
} from './checked-site.ts';
import { type ReadFiles, readFiles, readManifest, visitedSite } from './read-files.ts';
import * as body from './rules/body.ts';
import * as files from './rules/files.ts';
import * as head from './rules/head.ts';
import * as links from './rules/links.ts';
import * as reach from './rules/reach.ts';
import * as security from './rules/security.ts';
import * as weight from './rules/weight.ts';

/** Every export of these files is a rule. docs/check-rules.md describes how to add one. */
const RULES: ReadonlyMap<string, Rule> = new Map(
  [body, files, head, links, reach, security, weight].flatMap((kind) => Object.entries(kind)),
);

export interface CheckOptions extends Allowances {
  /** Files of the last build. */
  readonly previous?: (() => FileTree | undefined) | undefined;
  /** The text files, if they have been read before. */
  readonly files?: ReadFiles | undefined;
  /** Keeps the findings of each file, so that the next check judges only files that changed. */
  readonly cache?: Cache | undefined;
}

/**
 * Checks a built site against every rule.
 *
 * @param shownAs name of the output folder in findings: `dist`, even while the files are still in the work folder
 */
export function check(tree: FileTree, shownAs: string, options: CheckOptions = {}): Finding[] {
  const { files = readFiles(tree), cache = NO_CACHE, publicKey, formPaths, foreignOrigins } = options;
  const site = checkedSite(tree, files, options);
  const { outlines, base, origin } = site;
  const linesIn = memoized((output) => linesOf(tree.text(output)));
  const place: PlaceOf = ({ output }, at) => ({
    file: `${shownAs}/${output}`,
    range: at === undefined ? undefined : rangeOfOffsets(linesIn(output), at, at + 1),
  });
  const settings = [shownAs, base, origin, publicKey, formPaths, foreignOrigins];
  // Everything but a file itself that its findings depend on.
  const index = hashOf(JSON.stringify([...settings, tree.paths, outlines.map(({ ids }) => ids)]));
  const incomplete = [...site.records.values()].flatMap(({ output, isIncomplete }) => (isIncomplete ? [output] : []));
  const judgeFile = (output: string) => {
    const facts = site.factsOf(output);
    return [...RULES.values()].flatMap((rule) => (rule.kind === 'file' && facts ? rule.judge(facts, place, site) : []));
  };
  return [
    ...outlines.flatMap(({ output }) =>
      cache.get('judged', [index, output, files.keyOf(output)], () => judgeFile(output)),
    ),
    ...[...RULES].flatMap(([name, rule]) => {
      if (rule.kind === 'file') return [];
      const { reads } = rule;
      const judge = () => rule.judge(place, site);
      return reads
        ? cache.get('compared', [index, name, incomplete.join(), ...outlines.map((each) => reads(each) ?? '')], judge)
        : judge();
    }),
  ];
}

function checkedSite(tree: FileTree, files: ReadFiles, { previous, ...allowed }: CheckOptions): CheckedSite {
  const visited = visitedSite(tree, files);
  const outlines = tree.paths.flatMap((path) => visited.outlineOf(path) ?? []);
  const origin = statedOrigin(outlines);
  const pages = outlines.filter(({ page }) => page).map(({ output }) => output);
  const addresses = once(() => pages.map(addressOfOutput));
  return {
    ...visited,
    ...allowed,
    paths: tree.paths,
    outlines,
    origin,
    factsOf: files.factsOf,
    pages: once(() => pages.flatMap((output) => files.factsOf(output)?.page ?? [])),
    records: new Map(readManifest(tree).pages.map((record) => [record.output, record])),
    resolveLink: linkResolver(origin, visited, allowed.formPaths),
    nearestTo: memoized((path) => nearestAddress(path, addresses())),
    idsOn: memoized((file) => {
      const { page, other } = files.factsOf(file) ?? {};
      const ids = page ? [...page.ids.map(({ id }) => id), ...page.targets] : other?.ids;
      return ids && new Set(ids);
    }),
    previous: once(() => {
      const last = previous?.();
      return last && visitedSite(last);
    }),
  };
}
