import { didYouMean } from '../lib/did-you-mean.ts';
import { pointerSegments, stringsOf } from '../lib/json-pointer.ts';
import { fieldAt, helpOf, type Schemas, wantedOf } from '../lib/json-schema.ts';
import { placeholderIn } from '../lib/texts.ts';
import { locate, locateText, readablePath } from '../problems/locate.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { LoadedFile, Source } from '../types.ts';
import type { Notes } from './keywords.ts';

/** Every path in a list of placeholders must name a field, or a typing slip would smuggle one into a release. */
export function checkPlaceholders(source: Source, lists: Notes['placeholders']): Problem[] {
  if (lists.length === 0) return [];
  const paths = leafPaths(source.value);
  return lists.flatMap(({ paths: listed, pointer }) =>
    listed.flatMap((path, index) => {
      if (typeof path !== 'string' || paths.has(path)) return [];
      const suggestion = didYouMean(path, paths.keys());
      return [problem('placeholder-unknown', locate(source, `${pointer}/${index}`), { path, suggestion })];
    }),
  );
}

/**
 * What keeps a site from being published: placeholders that remain, and claims that nothing proves. What a page tells
 * of something that the site does not do is not shown, so it needs no proof.
 */
export function checkRelease(
  source: Source,
  { placeholders, unproven, tellings }: Notes,
  inForce: readonly string[],
): Problem[] {
  const paths = leafPaths(source.value);
  const hidden = tellings.filter(({ practice }) => !inForce.includes(practice)).map(({ pointer }) => groupOf(pointer));
  const listed = placeholders.flatMap((list) => list.paths).filter((path) => paths.has(path));
  const open = placeholders.length > 0 ? new Set([...listed, ...pathsOfReserved(source.value)]) : [];
  return [
    ...[...open].map((path) =>
      problem('release-placeholder', locate(source, `/${path.replaceAll('.', '/')}`), {
        path,
        value: paths.get(path) ?? '',
        listed: listed.includes(path),
      }),
    ),
    ...unproven
      .filter(({ pointer }) => !hidden.includes(groupOf(pointer)))
      .map(({ pointer }) =>
        problem('release-evidence', locate(source, pointer), { path: readablePath(groupOf(pointer)) }),
      ),
  ];
}

/**
 * Names that cannot be registered (RFC 2606, RFC 6761), and this very machine: whatever a list says, they are not real. Only
 * whole names count: `my-example.com`, `www.test-labor.ch` and `example.com.au` have owners.
 */
const RESERVED =
  /(?:(?<![\w-])(?:localhost|127\.0\.0\.1|example\.(?:com|net|org))|\.(?:example|test|invalid))(?![\w-]|\.\w)/i;

const pathsOfReserved = (value: unknown) =>
  [...stringsOf(value)]
    .filter(({ text }) => RESERVED.test(text))
    .map(({ pointer }) => pointerSegments(pointer).join('.'));

/** The pointer of the group that a field is in. */
const groupOf = (pointer: string) => pointer.replace(/\/[^/]*$/, '');

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

/** Everything in a file that still has to be written, with the help of its own field. */
export function placeholdersLeft(source: Source, type: LoadedFile['type'], schemas: Schemas): Problem[] {
  return [...stringsOf(source.value)].flatMap(({ text, pointer }) => {
    const words = placeholderIn(text);
    if (words === undefined) return [];
    const schema = fieldAt(schemas, type.schema, source.value, pointerSegments(pointer))?.schema ?? {};
    const params = { path: readablePath(pointer), help: helpOf(schema), wanted: wantedOf(schema) };
    return [problem('placeholder-left', locateText(source, pointer, words), params)];
  });
}
