/** What the studio shows at a time. */
import { valueAt } from '../../../base/lib/json-pointer.ts';
import type { Schemas } from '../../../base/lib/json-schema.ts';
import type { PageState } from '../../dev/page-state.ts';
import type { FieldFinding, FieldPlace, ListedPage, PageFields, SiteInfo, StudioStatus } from '../protocol.ts';
import type { Change } from '../yaml/change.ts';
import { changesOf, type Edits, isWithin, partOf, valueAfter } from './edits.ts';

/** Something that undo takes back as a whole, such as typing in one field. */
interface Step {
  /** The field that it set, if any. */
  readonly field?: string | undefined;
  /** All unsaved changes before it. */
  readonly before: readonly Change[];
}

export interface OpenFile {
  readonly edits: Edits;
  /** What was done since the last saving. */
  readonly steps: readonly Step[];
  /** All changes of its structure that were saved since it was opened. */
  readonly saved: readonly Change[];
  readonly findings: readonly FieldFinding[];
  /**
   * `clean`: everything is in the file. `typing`: soon to be saved. `draft`: kept in the browser, because it has errors.
   * `conflict`: the file has changed elsewhere at the same places. `impossible`: its YAML allows no such change, or
   * cannot be parsed at the moment.
   */
  readonly phase: 'clean' | 'typing' | 'draft' | 'conflict' | 'impossible';
}

/** The current field. It has the focus on the page, or in the panel (`field`), or is to get it in the panel (`jump`). */
export interface Focus extends FieldPlace {
  readonly by: 'page' | 'field' | 'jump';
}

export type Dialog = 'pages' | 'publish' | { readonly copy: ListedPage } | { readonly move: ListedPage };

export interface StudioState {
  /** Path of the page that is shown. */
  readonly path: string;
  readonly site: Omit<SiteInfo, 'schemas'> & { readonly schemas: Schemas };
  readonly page?: PageFields | undefined;
  readonly files: ReadonlyMap<string, OpenFile>;
  /** The file in the panel. */
  readonly shown?: string | undefined;
  readonly focus?: Focus | undefined;
  /** File and pointer of the list entries that were opened or closed in the panel. */
  readonly expanded: ReadonlyMap<string, boolean>;
  readonly status: StudioStatus;
  /** What happened last, for the status line. */
  readonly message: string;
  /** Why nothing can be saved at the moment, such as a server that does not answer. */
  readonly trouble?: string | undefined;
  readonly dialog?: Dialog | undefined;
  /** Last state of the page that the preview has sent. */
  readonly preview?: PageState | undefined;
}

/** Names a field of a file, for maps. */
export const keyOf = (file: string, pointer: string): string => `${file}#${pointer}`;

/**
 * Tells what is still missing: in a draft, and in parts that are not saved yet. That the fields of a new part are empty is no
 * mistake yet, so its findings are not among those to be shown.
 */
export function sortFindings({ edits, findings }: OpenFile): {
  readonly shown: readonly FieldFinding[];
  readonly missing: readonly FieldFinding[];
  /** Those of the missing that are in parts not saved yet. */
  readonly unsaved: readonly FieldFinding[];
} {
  const value = valueAfter(edits);
  const added = changesOf(edits).flatMap((each) =>
    'value' in each && typeof each.value === 'object' ? (partOf(each) ?? []) : [],
  );
  const isEmpty = ({ field }: FieldFinding) =>
    field?.file === edits.file.file && (valueAt(value, field.pointer) ?? '') === '';
  const isInNewPart = ({ field }: FieldFinding) => added.some((part) => isWithin(field?.pointer ?? '', part));
  const empty = findings.filter(isEmpty);
  const [unsaved, saved] = [empty.filter(isInNewPart), empty.filter(({ severity }) => severity === 'warning')];
  // What a field lacks counts once, however often it is said.
  const missing = new Map([...unsaved, ...saved].map((each) => [each.field?.pointer, each]));
  return { shown: findings.filter((each) => !unsaved.includes(each)), missing: [...missing.values()], unsaved };
}

/** Names of the fields that new parts of the shown file lack, if only that keeps it from being saved. */
export function unsavedGaps({ files, shown: file, trouble }: Pick<StudioState, 'files' | 'shown' | 'trouble'>) {
  const open = files.get(file ?? '');
  if (trouble !== undefined || open?.phase !== 'draft') return [];
  const { shown, unsaved } = sortFindings(open);
  if (shown.some(({ severity }) => severity === 'error')) return [];
  return [...new Set(unsaved.map(({ field }) => field?.title.split(' › ').at(-1)))];
}
