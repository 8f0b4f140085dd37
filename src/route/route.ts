import { groupBy } from '../lib/group-by.ts';
import { outputPath } from '../lib/output-path.ts';
import { compareText, type Problem, problem } from '../problems/problem.ts';
import type { Entry, PageEntry, Route } from '../types.ts';

/** Gives every page its address, sorted by it. Two pages with one address are a finding that names both files. */
export function route(entries: readonly Entry[]): { routes: readonly Route[]; problems: readonly Problem[] } {
  const routes = entries
    .filter((entry): entry is PageEntry => entry.kind === 'page')
    .map((entry) => {
      const url = entry.type.url(entry.slug);
      return { entry, url, output: outputPath(url) };
    })
    .sort((a, b) => compareText(a.url, b.url));
  return { routes, problems: collisions(routes) };
}

function collisions(routes: readonly Route[]): Problem[] {
  const byOutput = groupBy(routes, ({ output }) => output);
  return [...byOutput.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (!first || others.length === 0) return [];
    const files = group.map(({ entry }) => entry.source.file);
    return others.map(({ entry, url }) => problem('route-collision', { file: entry.source.file }, { url, files }));
  });
}
