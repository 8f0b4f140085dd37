/** Loads files into the studio, and saves what was changed in them. */
import { memoized } from '../../../base/lib/collections.ts';
import { inTurn } from '../../../base/lib/in-turn.ts';
import type { EditableFile, EditRequest, EditResult, FieldFinding } from '../protocol.ts';
import type { EditWords } from '../words.ts';
import {
  afterRefusal,
  afterSaving,
  changesOf,
  type Edits,
  noEdits,
  onto,
  whileSaving,
  withoutMistakes,
} from './edits.ts';
import type { OpenFile, StudioState } from './state.ts';
import type { EditsStorage } from './stored-edits.ts';

/** Milliseconds until a request is repeated that did not reach the server. */
const RETRY_MS = 2000;

interface SavingContext {
  /** Asks the server. If that fails, tells the editor and resolves to undefined. */
  ask<Answer>(request: EditRequest): Promise<Answer | undefined>;
  readonly words: EditWords;
  readonly kept: EditsStorage;
  get(): StudioState;
  update(change: Partial<StudioState>): void;
  /** Changes an open file. Without changes of its text, its phase is `clean`. */
  change(name: string, next: Partial<OpenFile>): void;
}

/** Pointers of the fields of a file that have errors. */
const mistakesIn = (name: string, findings: readonly FieldFinding[]): readonly string[] =>
  findings.flatMap(({ severity, field }) => (severity === 'error' && field?.file === name ? [field.pointer] : []));

export function createSaving({ ask, words, kept, get, update, change }: SavingContext) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** Returns a function that runs an operation on a file after earlier ones, so that two requests never overlap. */
  const turnOf = memoized((_name: string) => inTurn());

  /** Loads a file, with the changes that were kept for it. Keeps the changes of a file that is already open. */
  const load = (name: string): Promise<void> =>
    turnOf(name)(async () => {
      const file = await ask<EditableFile>({ kind: 'file', file: name });
      if (!file) return;
      const open = get().files.get(name);
      const current = open && onto(open.edits, file);
      const restored = open ? { edits: current ?? open.edits, isConflict: !current } : kept.restore(file);
      const isChanged = changesOf(restored.edits).length > 0;
      const phase = restored.isConflict ? 'conflict' : isChanged ? 'draft' : 'clean';
      update({
        files: new Map(get().files).set(name, { findings: open?.findings ?? [], steps: [], ...restored, phase }),
      });
      if (phase !== 'conflict') await sendNow(name, isChanged && !open ? 'save' : 'check');
    });

  /** Sends the changes of a file. */
  const send = (name: string, kind: 'check' | 'save'): Promise<void> => {
    if (kind === 'save') clearTimeout(timers.get(name));
    return turnOf(name)(() => sendNow(name, kind));
  };
  const sendNow = async (name: string, kind: 'check' | 'save', only?: Edits): Promise<void> => {
    const open = get().files.get(name);
    if (!open || open.phase === 'conflict') return;
    const isSaving = kind === 'save' && changesOf(open.edits).length > 0;
    const sending = only ?? (isSaving ? whileSaving(open.edits) : open.edits);
    if (isSaving) change(name, { edits: sending });
    const { version } = open.edits.file;
    const changes = isSaving ? sending.sent : changesOf(sending);
    const result = await ask<EditResult>({ kind: isSaving ? 'save' : 'check', file: name, version, changes });
    const current = get().files.get(name)?.edits ?? sending;
    if (!result) {
      change(name, { edits: afterRefusal(current), phase: 'draft' });
      if (changes.length > 0) plan(name, RETRY_MS, () => send(name, 'save'));
      return;
    }
    if (result.outcome === 'conflict') return resolveConflict(name, kind);
    if (result.outcome === 'impossible') return change(name, { edits: afterRefusal(current), phase: 'impossible' });
    const { findings, mended = [] } = result;
    if (isSaving && result.outcome === 'fine') {
      const saved = afterSaving(current, result.version ?? version);
      change(name, { edits: saved, steps: [], ...(only ? { phase: 'draft' } : { findings, phase: 'typing' }) });
      const slips = mended.map((what) => `${words.mended} ${what}`);
      return update({ message: [words.savedAt(new Date()), ...slips].join(' ') });
    }
    const edits = afterRefusal(current);
    // What was typed meanwhile is checked itself, after a pause.
    if (current !== sending) return change(name, { edits, phase: 'typing' });
    const isRefused = result.outcome === 'refused';
    change(name, { edits, findings, phase: isRefused ? 'draft' : 'typing' });
    const separated = isSaving && !only && isRefused ? withoutMistakes(edits, mistakesIn(name, findings)) : undefined;
    if (separated) await sendNow(name, 'save', separated);
  };
  /** Repeats a request with the file as it is now. If the same places have changed in it, a person has to decide. */
  const resolveConflict = async (name: string, kind: 'check' | 'save') => {
    const file = await ask<EditableFile>({ kind: 'file', file: name });
    const open = get().files.get(name);
    if (!open) return;
    // With what was typed in the meantime.
    const edits = afterRefusal(open.edits);
    if (!file) return change(name, { edits, phase: get().trouble === undefined ? 'impossible' : 'draft' });
    const current = onto(edits, file);
    if (!current) return change(name, { edits, phase: 'conflict' });
    change(name, { edits: current });
    await sendNow(name, kind);
  };
  const plan = (name: string, ms: number, run: () => unknown) => {
    clearTimeout(timers.get(name));
    timers.set(name, setTimeout(run, ms));
  };
  /** Decides a conflict: keeps the text of this window, or takes that of the file. */
  const decide = (name: string, keepsOwn: boolean): Promise<void> =>
    turnOf(name)(async () => {
      const file = await ask<EditableFile>({ kind: 'file', file: name });
      const open = get().files.get(name);
      if (!open || !file) return;
      const edits = keepsOwn ? { file, sent: [], unsent: changesOf(open.edits) } : noEdits(file);
      change(name, { edits, phase: 'typing' });
      await sendNow(name, 'save');
    });

  return { load, send, plan, decide, turnOf };
}
