/** Describes findings to an editor: in the words of the form instead of those of the file. */

import type { LoadedFile } from '../../api/types.ts';
import type { Sentences } from '../../base/findings/catalogue/finding.ts';
import { describe } from '../../base/findings/describe.ts';
import { visible } from '../../base/findings/invisible.ts';
import { pointerOfPath } from '../../base/findings/locate.ts';
import type { Problem } from '../../base/findings/problem.ts';
import { pointerSegment } from '../../base/lib/json-pointer.ts';
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
  problem: Problem,
  own: string,
  language: Language,
  editable: EditableSite,
  files: readonly LoadedFile[],
): FieldFinding {
  const { severity, place } = problem;
  const { file, pointer } = place;
  const isOwn = file === own;
  const loaded = files.find((each): each is ReadableFile => each.file === file && each.source !== undefined);
  const titlesOf = (at: string) => (loaded ? editable.titles(loaded, at) : []);
  const { message, why, fix } = sentencesFor(loaded ? withTitles(problem, loaded, editable) : problem, language);
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

function sentencesFor(problem: Problem, language: Language): Sentences {
  const { message, why, fix } = describe(problem, language);
  const inForm = Object.entries(sentencesInForm(problem, language)).map(([name, text]) => [name, visible(text)]);
  return { ...{ message, why, fix }, ...Object.fromEntries(inForm) };
}

/** Parameters that are paths of fields, such as `prices.tiers[2].id`. */
const PATHS = ['path', 'before', 'of'];

/** Parameters that are names of fields, or lists of them, below the field at `path`. */
const FIELDS = ['key', 'keys', 'low', 'high', 'counted'];

/** Parameters that are files, or lists of them. */
const FILES = ['other', 'others'];

/** Parameters that are values of a choice. */
const CHOICES = ['value', 'allowed', 'suggestion'];

/** Replaces what only the file shows in the parameters: paths and names of fields, values of choices, files. */
function withTitles(problem: Problem, loaded: ReadableFile, editable: EditableSite): Problem {
  const { path } = problem.params as { readonly path?: string };
  const group = path ? pointerOfPath(path) : '';
  const titleOfPath = (of: string) => {
    const titles = editable.titles(loaded, pointerOfPath(of)).slice(1);
    return titles.length > 0 && titles.every(Boolean) ? titles.slice(-2).join(' › ') : of;
  };
  const titleOfField = (key: string) => editable.titles(loaded, `${group}/${pointerSegment(key)}`).at(-1) || key;
  const { set } = problem.params as { readonly set?: string };
  const labels = editable.choiceLabels(loaded, problem.place.pointer ?? '');
  const labelOf = (value: string) => (set ? editable.pageName(set, value) : labels[value]) ?? value;
  const nameOfFact = (fact: string) => editable.factName(loaded, fact) ?? fact;
  const nameOfFile = (file: string) => editable.nameOfFile(file) ?? file;
  const wordFor = (name: string) =>
    problem.code === 'fact-unknown'
      ? nameOfFact
      : PATHS.includes(name)
        ? titleOfPath
        : FIELDS.includes(name)
          ? titleOfField
          : FILES.includes(name)
            ? nameOfFile
            : CHOICES.includes(name)
              ? labelOf
              : undefined;
  const replaced = ([name, value]: [string, unknown]) => {
    const word = wordFor(name);
    if (word && typeof value === 'string') return [name, word(value)];
    if (word && Array.isArray(value))
      return [name, value.map((each) => (typeof each === 'string' ? word(each) : each))];
    return [name, value];
  };
  return { ...problem, params: Object.fromEntries(Object.entries(problem.params).map(replaced)) };
}
