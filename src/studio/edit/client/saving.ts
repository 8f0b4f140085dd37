/** Loads files into the studio, and saves what was changed in them. */
import { inTurn as createTurns } from '../../../base/lib/in-turn.ts';
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
export const RETRY_MS = 2000;

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
  /** Runs an operation after earlier ones, so that no two requests overlap that depend on each other. */
  const inTurn = createTurns();

  /** Loads a file, with the changes that were kept for it. Keeps the changes of a file that is already open. */
  const load = (name: string): Promise<void> => inTurn(() => loadNow(name));
  /**
   * Loads a file as it is now. If the same places have changed in it, a person has to decide.
   *
   * @param kind how to send its changes. By default, only changes from an earlier visit are saved
   * @param isDecided true if its changes count in any case
   */
  const loadNow = async (name: string, kind?: 'check' | 'save', isDecided = false): Promise<void> => {
    const file = await ask<EditableFile>({ kind: 'file', file: name });
    const open = get().files.get(name);
    // With what was typed in the meantime.
    const own = open && afterRefusal(open.edits);
    if (!file) {
      const isReached = get().trouble === undefined;
      if (own) change(name, { edits: own, phase: isReached ? 'impossible' : 'draft' });
      else if (!isReached) plan(name, RETRY_MS, () => load(name));
      return;
    }
    const moved = own && (isDecided ? { ...own, file } : onto(own, file));
    const { edits, isConflict } = own ? { edits: moved ?? own, isConflict: !moved } : kept.restore(file);
    const isChanged = changesOf(edits).length > 0;
    const phase = isConflict ? 'conflict' : isChanged ? 'typing' : 'clean';
    const steps = isChanged && open ? open.steps : [];
    update({ files: new Map(get().files).set(name, { findings: [], saved: [], ...open, edits, phase, steps }) });
    kept.keep(edits);
    if (!isConflict) await sendNow(name, kind ?? (isChanged && !open ? 'save' : 'check'));
  };

  /** Sends the changes of a file. */
  const send = (name: string, kind: 'check' | 'save'): Promise<void> => {
    if (kind === 'save') clearTimeout(timers.get(name));
    return inTurn(() => sendNow(name, kind));
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
    if (result.outcome === 'conflict') return loadNow(name, kind);
    if (result.outcome === 'impossible') return change(name, { edits: afterRefusal(current), phase: 'impossible' });
    const { findings, mended = [] } = result;
    if (isSaving && result.outcome === 'fine') {
      const saved = afterSaving(current, result.version ?? version);
      const moves = [...(get().files.get(name)?.saved ?? []), ...current.sent.filter(({ op }) => op !== 'set')];
      change(name, {
        edits: saved,
        saved: moves,
        steps: [],
        ...(only ? { phase: 'draft' } : { findings, phase: 'typing' }),
      });
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
  const plan = (name: string, ms: number, run: () => unknown) => {
    clearTimeout(timers.get(name));
    timers.set(name, setTimeout(run, ms));
  };
  /** Decides a conflict: keeps the text of this window, or takes that of the file. */
  const decide = (name: string, keepsOwn: boolean): Promise<void> =>
    inTurn(() => {
      const open = get().files.get(name);
      if (open && !keepsOwn) change(name, { edits: noEdits(open.edits.file) });
      return loadNow(name, 'save', true);
    });

  return { load, send, plan, decide, inTurn };
}
