import { didYouMean } from '../lib/did-you-mean.ts';
import { locate, readablePath } from '../problems/locate.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { Source } from '../types.ts';
import type { Notes } from './keywords.ts';

/** Every path in a list of placeholders must name a field, or a typing slip would smuggle one into a release. */
export function checkPlaceholders(source: Source, lists: Notes['placeholders']): Problem[] {
  const paths = leafPaths(source.value);
  return lists.flatMap(({ paths: listed, pointer }) =>
    listed.flatMap((path, index) => {
      if (typeof path !== 'string' || paths.has(path)) return [];
      const suggestion = didYouMean(path, paths.keys());
      return [problem('placeholder-unknown', locate(source, `${pointer}/${index}`), { path, suggestion })];
    }),
  );
}

/** What keeps a site from being published: placeholders that remain, and claims that nothing proves. */
export function checkRelease(source: Source, { placeholders, unproven }: Notes): Problem[] {
  const paths = leafPaths(source.value);
  const open = placeholders.flatMap((list) => list.paths).filter((path) => paths.has(path));
  return [
    ...open.map((path) =>
      problem('release-placeholder', locate(source, `/${path.replaceAll('.', '/')}`), {
        path,
        value: paths.get(path) ?? '',
      }),
    ),
    ...unproven.map(({ pointer }) =>
      problem('release-evidence', locate(source, pointer), { path: readablePath(pointer.replace(/\/[^/]*$/, '')) }),
    ),
  ];
}

/** Dotted path → text of every field, `company.phone` for example; lists and groups count as fields too. */
function leafPaths(value: unknown, prefix = ''): Map<string, string> {
  const paths = new Map<string, string>();
  if (typeof value !== 'object' || value === null) return paths;
  for (const [key, child] of Object.entries(value)) {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    paths.set(path, typeof child === 'object' ? JSON.stringify(child) : String(child));
    for (const [inner, text] of leafPaths(child, path)) paths.set(inner, text);
  }
  return paths;
}
