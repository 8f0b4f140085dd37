/** Describes findings to an editor: in the words of the form instead of those of the file. */

import type { LoadedFile } from '../../api/types.ts';
import { MEANINGS, type Sentences } from '../../base/findings/catalogue/kind.ts';
import { describe } from '../../base/findings/describe.ts';
import type { Finding } from '../../base/findings/finding.ts';
import { pointerOfPath } from '../../base/findings/locate.ts';
import { visible } from '../../base/findings/text-invisible.ts';
import { parentPointer, pointerSegment } from '../../base/lib/json-pointer.ts';
import type { Language } from '../../base/words.ts';
import type { EditableSite, ReadableFile } from './editable-site.ts';
import { sentencesInForm } from './form-sentences.ts';
import type { FieldFinding } from './protocol.ts';

/**
 * Describes a finding to an editor, with the titles of fields instead of their paths.
 *
 * @param own the file being edited, which is not named in the finding; empty if there is none
 * @param files all files, as they were validated
 */
export function findingOf(
  finding: Finding,
  own: string,
  language: Language,
  editable: EditableSite,
  files: readonly LoadedFile[],
): FieldFinding {
  const { severity, place } = finding;
  const { file } = place;
  const pointer = fieldIn(finding);
  const isOwn = file === own;
  const loaded = files.find((each): each is ReadableFile => each.file === file && each.source !== undefined);
  const titlesOf = (at: string) => (loaded ? editable.titles(loaded, at) : []);
  const { message, why, fix } = sentencesFor(loaded ? withTitles(finding, loaded, editable) : finding, language);
  const canBeOpened = isOwn || editable.file(file) !== undefined;
  const title = titlesOf(pointer ?? '')
    .slice(isOwn ? 1 : 0)
    .filter(Boolean)
    .join(' › ');
  return {
    severity,
    message,
    why,
    fix,
    ...(!isOwn && { place: `${file}:${place.range?.line ?? 1}` }),
    ...(pointer && canBeOpened && { field: { file, pointer, title } }),
  };
}

/** The field to fill in, which is not in the file yet if it is missing. */
const fieldIn = ({ code, place: { pointer }, params }: Finding): string | undefined =>
  code === 'schema-required' ? `${pointer ?? ''}/${pointerSegment(params.key)}` : pointer;

function sentencesFor(finding: Finding, language: Language): Sentences {
  const { message, why, fix } = describe(finding, language);
  const inForm = Object.entries(sentencesInForm(finding, language)).map(([name, text]) => [name, visible(text)]);
  return { message, why, fix, ...Object.fromEntries(inForm) };
}

/** Replaces what only the file shows in the parameters: paths and names of fields, values of choices, files. */
function withTitles(finding: Finding, loaded: ReadableFile, editable: EditableSite): Finding {
  const { path, set } = finding.params as { readonly path?: string; readonly set?: string };
  const group = path ? pointerOfPath(path) : '';
  const { pointer = '' } = finding.place;
  const titleBeside = (key: string) =>
    [pointer, parentPointer(pointer)].map((at) => editable.titles(loaded, `${at}/${key}`).at(-1)).find(Boolean);
  const labels = editable.choiceLabels(loaded, pointer);
  const wordFor = {
    path(of: string) {
      const titles = editable.titles(loaded, pointerOfPath(of)).slice(1);
      return titles.length > 0 && titles.every(Boolean) && titles.slice(-2).join(' › ');
    },
    key: (key: string) => editable.titles(loaded, `${group}/${pointerSegment(key)}`).at(-1),
    file: (file: string) => editable.nameOfFile(file),
    value: (value: string) => (set ? editable.nameInSet(set, value) : labels[value]),
    fact: (fact: string) => editable.factName(loaded, fact),
    // «open: true» → «Open price»
    help: (text: string) => text.replace(/(?<=[«“])(\w+): [^»”]+(?=[»”])/g, (typed, key) => titleBeside(key) || typed),
  };
  const replaced = ([name, value]: [string, unknown]) => {
    const meaning = MEANINGS[name];
    const word = (each: unknown) => (meaning && typeof each === 'string' && wordFor[meaning](each)) || each;
    return [name, Array.isArray(value) ? value.map(word) : word(value)];
  };
  return { ...finding, params: Object.fromEntries(Object.entries(finding.params).map(replaced)) };
}
