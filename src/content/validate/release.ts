import type { LoadedFile, Source } from '../../api/types.ts';
import { type Finding, finding } from '../../base/findings/finding.ts';
import { locate, locateText, readablePath } from '../../base/findings/locate.ts';
import { didYouMean } from '../../base/lib/did-you-mean.ts';
import { parentPointer, pointerSegments, stringsOf } from '../../base/lib/json-pointer.ts';
import { constraintsOf, fieldAt, helpOf, type Schemas } from '../../base/lib/json-schema.ts';
import { todoIn } from '../../base/lib/texts.ts';
import type { Notes } from './validators/keywords.ts';

/** Reports listed placeholders without a field: a typo in the list would let that placeholder into a release. */
export function checkPlaceholderLists(source: Source, lists: Notes['placeholders']): Finding[] {
  if (lists.length === 0) return [];
  const paths = valuesByPath(source.value);
  return lists.flatMap(({ paths: listed, pointer }) =>
    listed.flatMap((path, index) => {
      if (typeof path !== 'string' || paths.has(path)) return [];
      const unlisted = [...paths.keys()].filter((name) => !listed.includes(name));
      const suggestion = meantPath(path, unlisted);
      return [finding('placeholder-unknown', locate(source, `${pointer}/${index}`), { path, suggestion })];
    }),
  );
}

/** Within a group, names are compared alone: with the same path in front of them, any two short ones are alike. */
function meantPath(path: string, known: readonly string[]): string | undefined {
  const group = path.slice(0, path.lastIndexOf('.') + 1);
  const siblings = known.filter((other) => other.startsWith(group)).map((other) => other.slice(group.length));
  const sibling = didYouMean(path.slice(group.length), siblings);
  if (sibling !== undefined) return group + sibling;
  return didYouMean(
    path,
    known.filter((other) => !other.startsWith(group) && !path.startsWith(`${other}.`)),
  );
}

/**
 * Reports what blocks a release: placeholders and claims without evidence.
 *
 * @param omitted pointers of parts that are not shown, so that they need no evidence
 */
export function checkRelease(source: Source, { placeholders, unproven }: Notes, omitted: readonly string[]): Finding[] {
  const paths = valuesByPath(source.value);
  const listed = placeholders.flatMap((list) => list.paths).filter((path) => paths.has(path));
  const open = placeholders.length > 0 ? new Set([...listed, ...pathsOfReserved(source.value)]) : [];
  return [
    ...[...open].map((path) =>
      finding('release-placeholder', locate(source, `/${path.replaceAll('.', '/')}`), {
        path,
        value: paths.get(path) ?? '',
        listed: listed.includes(path),
      }),
    ),
    ...unproven
      .filter(({ pointer }) => !omitted.includes(parentPointer(pointer)))
      .map(({ pointer }) =>
        finding('release-evidence', locate(source, pointer), { path: readablePath(parentPointer(pointer)) }),
      ),
  ];
}

/**
 * Reserved names (RFC 2606, RFC 6761) and the local machine, which count as placeholders even if not listed. Only whole
 * names match: `my-example.com`, `www.test-labor.ch` and `example.com.au` have owners.
 */
const RESERVED =
  /(?:(?<![\w-])(?:localhost|127\.0\.0\.1|example\.(?:com|net|org))|\.(?:example|test|invalid))(?![\w-]|\.\w)/i;

const pathsOfReserved = (value: unknown) =>
  stringsOf(value)
    .filter(({ text }) => RESERVED.test(text))
    .map(({ pointer }) => pointerSegments(pointer).join('.'));

/** Dotted path, such as `company.phone`, → value as a string. Includes objects and arrays. */
function valuesByPath(value: unknown, prefix = ''): Map<string, string> {
  const paths = new Map<string, string>();
  if (typeof value !== 'object' || value === null) return paths;
  for (const [key, child] of Object.entries(value)) {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    paths.set(path, typeof child === 'object' ? JSON.stringify(child) : String(child));
    for (const [inner, text] of valuesByPath(child, path)) paths.set(inner, text);
  }
  return paths;
}

/** Reports what is left to write in a file, with the help text of the field. */
export function todosLeft(source: Source, type: LoadedFile['type'], schemas: Schemas): Finding[] {
  return stringsOf(source.value).flatMap(({ text, pointer }) => {
    const words = todoIn(text);
    if (words === undefined) return [];
    const schema = fieldAt(schemas, type.schema, source.value, pointerSegments(pointer))?.schema ?? {};
    const params = { path: readablePath(pointer), help: helpOf(schema), wanted: constraintsOf(schema) };
    return [finding('placeholder-left', locateText(source, pointer, words), params)];
  });
}
