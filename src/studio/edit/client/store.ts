import { parentPointer, stringsOf, valueAt } from '../../../base/lib/json-pointer.ts';
import type { PageState } from '../../dev/page-state.ts';
import type { PageText } from '../match.ts';
import type {
  EditRequest,
  FieldPlace,
  ListedPage,
  PageFields,
  SiteInfo,
  StudioStatus,
  UndoResult,
} from '../protocol.ts';
import type { EditWords } from '../words.ts';
import { type Change, pointerAfter } from '../yaml/change.ts';
import { Refusal, type Send } from './ask.ts';
import { changesOf, partOf, pointerAfterAll, valueAfter, withChange } from './edits.ts';
import { createSaving, RETRY_MS } from './saving.ts';
import { type Dialog, type Focus, keyOf, type OpenFile, type StudioState } from './state.ts';
import type { EditsStorage } from './stored-edits.ts';

/** Milliseconds without a key until the changes are checked, and until they are saved. */
const CHECK_MS = 500;
const SAVE_MS = 1800;

/** Requests that what was typed before them must not miss. */
const AFTER_SAVING: ReadonlySet<EditRequest['kind']> = new Set([
  'new',
  'rename',
  'remove',
  'undo',
  'redo',
  'changes',
  'publish',
] as const);

export type Studio = ReturnType<typeof createStudio>;

/** Makes the studio: its state, and everything that an editor can do with it. `send` asks the server. */
export function createStudio(send: Send, words: EditWords, kept: EditsStorage, path: string) {
  let state: StudioState = {
    path,
    site: { schemas: new Map(), pictures: {} },
    files: new Map(),
    expanded: new Map(),
    status: { canUndo: false, canRedo: false },
    message: '',
  };
  const listeners = new Set<() => void>();
  const update = (change: Partial<StudioState>) => {
    state = { ...state, ...change };
    for (const each of listeners) each();
  };

  /** Asks the server. If that fails, tells the editor and resolves to undefined, as for a file or page that does not exist. */
  const ask = async <Answer>(request: EditRequest): Promise<Answer | undefined> => {
    try {
      const answer = await send<Answer>(request);
      if (state.trouble !== undefined) update({ trouble: undefined });
      return answer;
    } catch (error) {
      update({ trouble: error instanceof Refusal ? error.message : words.notReached });
      return undefined;
    }
  };

  const change = (file: string, next: Partial<OpenFile>) => {
    const before = state.files.get(file);
    if (!before) return;
    const changed = { ...before, ...next };
    const after = changesOf(changed.edits).length > 0 ? changed : { ...changed, phase: 'clean' as const, steps: [] };
    if (after.edits !== before.edits) kept.keep(after.edits);
    update({ files: new Map(state.files).set(file, after) });
  };
  /** Needed at the start, after publishing, and after each build: every change of a file leads to one. */
  const refreshStatus = async () => {
    const status = await ask<StudioStatus>({ kind: 'status' });
    if (status) update({ status });
  };

  const saving = createSaving({ ask, words, kept, update, change, get: () => state });
  const { load, plan } = saving;
  /** Asks after all that is being saved, if the answer depends on it. */
  const askInTurn = <Answer>(request: EditRequest) =>
    AFTER_SAVING.has(request.kind) ? saving.inTurn(() => ask<Answer>(request)) : ask<Answer>(request);

  /** Until the schemas are here, the texts of a page cannot be told apart. */
  const begin = async (): Promise<void> => {
    const site = await ask<SiteInfo>({ kind: 'site' });
    if (!site) return void setTimeout(begin, RETRY_MS);
    update({ site: { ...site, schemas: new Map(Object.entries(site.schemas)) } });
    await refreshStatus();
  };

  const openedAround = (file: string, pointers: readonly string[]): StudioState['expanded'] => {
    const expanded = new Map(state.expanded);
    for (const pointer of pointers)
      for (let at = pointer; at !== ''; at = parentPointer(at)) expanded.set(keyOf(file, at), true);
    return expanded;
  };

  /** Shows a field in the panel. */
  const show = (focus: Focus) => {
    if (focus.by === 'field') return update({ focus });
    update({ focus, shown: focus.file, expanded: openedAround(focus.file, [focus.pointer]) });
    if (state.files.has(focus.file)) return;
    // Unless another field has been gone to by then.
    void load(focus.file).then(() => state.focus === focus && update({ focus: { ...focus } }));
  };

  /** Goes to another page of the site. */
  const go = (to: string, message = '') => {
    // Text typed into the fields of the page before would change that page.
    const other = to !== state.path && { page: undefined, shown: undefined };
    update({ path: to, dialog: undefined, focus: undefined, ...other, ...(message && { message }) });
  };

  /** Changes a file. Typing is saved after a pause, everything else at once. */
  const edit = (name: string, made: Change, isTyping = false) => {
    const open = state.files.get(name);
    if (!open) return;
    const edits = withChange(open.edits, made);
    const phase = open.phase === 'conflict' ? 'conflict' : 'typing';
    const field = made.op === 'set' ? made.pointer : undefined;
    const isMoreTyping = field !== undefined && open.steps.at(-1)?.field === field;
    const steps = isMoreTyping ? open.steps : [...open.steps, { field, before: changesOf(open.edits) }];
    const moved = (pointer: string) => pointerAfter(pointer, made);
    // What is said of an empty field does not hold for its first letter.
    const wasEmpty = valueAt(valueAfter(open.edits), made.pointer) === '';
    const findings = open.findings.flatMap((each) => {
      if (each.field?.file !== name) return [each];
      const pointer = wasEmpty && each.field.pointer === made.pointer ? undefined : moved(each.field.pointer);
      return pointer === undefined ? [] : [{ ...each, field: { ...each.field, pointer } }];
    });
    const expanded = [...state.expanded].flatMap(([key, isOpen]): readonly (readonly [string, boolean])[] => {
      const [file = '', pointer = ''] = key.split('#');
      const next = file === name ? moved(pointer) : pointer;
      return next === undefined ? [] : [[keyOf(file, next), isOpen]];
    });
    update({ expanded: new Map(expanded) });
    change(name, { edits, phase, findings, steps });
    if (!isTyping) return void saving.send(name, 'save');
    plan(name, CHECK_MS, () => {
      void saving.send(name, 'check');
      plan(name, SAVE_MS - CHECK_MS, () => saving.send(name, 'save'));
    });
  };

  /** Takes back the last saved change, or the last step back, and goes to a page where it can be seen. */
  const step = async (kind: 'undo' | 'redo') => {
    const result = await askInTurn<UndoResult>({ kind });
    if (!result) return;
    const { outcome, file = '' } = result;
    const done = kind === 'undo' ? words.undone : words.redone;
    update({ message: { fine: done, conflict: words.cannotUndo, nothing: words.nothingToUndo }[outcome] });
    if (state.files.has(file)) await load(file);
    // That step may have begun or renamed the page that is shown.
    const { status } = await fetch(state.path, { method: 'HEAD' });
    const isShown = [state.page, ...(state.page?.fields ?? [])].some((each) => each?.file === file);
    if (status !== 404 && (isShown || outcome !== 'fine')) return;
    const pages = await ask<readonly ListedPage[]>({ kind: 'pages' });
    const to = pages?.find((each) => each.file === file)?.url ?? (status === 404 ? '/' : state.path);
    if (to !== state.path) go(to);
  };

  return {
    ask: askInTurn,
    words,
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show,

    begin,
    /**
     * Finds the fields of texts on the page. Resolves to them and to a function that tells where such a field is by now, after
     * entries of its list have been added, moved or removed: undefined if it was removed.
     */
    readPage: (path: string, texts: readonly PageText[]) =>
      // While no change is being saved, it is clear which ones the answer includes.
      saving.inTurn(async () => {
        const page = await ask<PageFields>({ kind: 'page', path, texts });
        const { files } = state;
        const placeOf = ({ file, pointer }: FieldPlace): FieldPlace | undefined => {
          const open = state.files.get(file);
          if (!open) return { file, pointer };
          const since = open.saved.slice(files.get(file)?.saved.length ?? 0);
          const place = pointerAfterAll(pointer, [...since, ...changesOf(open.edits)]);
          return place === undefined ? undefined : { file, pointer: place };
        };
        return page && { page, placeOf };
      }),
    /** The page in the frame has been read. */
    async pageShown(page: PageFields) {
      // While the page was being read, another file may have been opened.
      const isFollowed = page.file !== state.page?.file && state.shown === state.page?.file;
      update({ page, ...(isFollowed && { shown: page.file, focus: undefined }) });
      const files = new Set([page.file, ...page.fields.map((each) => each?.file)]);
      // Since an earlier visit, someone else may have changed the file of the page.
      const isOutdated = (file: string) => !state.files.has(file) || (isFollowed && file === page.file);
      for (const each of files) if (each !== undefined && isOutdated(each)) await load(each);
    },
    /** The preview has built the site, or the file has changed on the disk. */
    previewed(preview: PageState) {
      update({ preview });
      for (const [name, { phase }] of state.files) {
        if (phase === 'clean' && name === state.shown) void load(name);
        else if (['draft', 'impossible'].includes(phase)) void saving.send(name, 'save');
      }
      void refreshStatus();
    },
    lost: () => update({ trouble: words.notReached }),

    go,
    /**
     * Goes to the page that a dialog leads to. If it was closed meanwhile, only if the page that is shown is gone.
     *
     * @param gone address of the page that the dialog renamed or removed, if any
     */
    arrive: (from: Dialog | undefined, to: string, message: string, gone?: string) =>
      state.dialog === from || state.path === gone ? go(to, message) : update({ message }),
    /** Says what happened, also to those who have closed the dialog that says it. */
    tell: (message: string) => update({ message }),
    edit,
    step,
    /** Adds a part whose fields are to be filled in, opens the entries in it, and goes to the first field. */
    addPart(file: string, made: Extract<Change, { op: 'add' | 'set' }>) {
      edit(file, made, true);
      const pointer = partOf(made) ?? '';
      const fields = [...stringsOf(made.value, pointer)].map((each) => each.pointer);
      update({ expanded: openedAround(file, fields) });
      show({ file, pointer, by: 'jump' });
    },
    /** Removes a part, and goes to what is around it. */
    removePart(file: string, pointer: string) {
      edit(file, { op: 'remove', pointer });
      show({ file, pointer: parentPointer(pointer), by: 'jump' });
    },
    /** Saves what was typed, because its field or the window was left. */
    left() {
      for (const [file, { phase }] of state.files) if (phase === 'typing') void saving.send(file, 'save');
    },
    toggle(name: string, pointer: string, isOpen: boolean) {
      update({ expanded: new Map(state.expanded).set(keyOf(name, pointer), isOpen) });
    },

    decide: saving.decide,
    /** Takes back the last change: one that is not saved yet, or else the last one that is. */
    async undo() {
      const name = state.shown ?? '';
      const isUnsaved = await saving.inTurn(() => {
        const open = state.files.get(name);
        const unsaved = open ? changesOf(open.edits) : [];
        const unsent = open?.steps.at(-1)?.before ?? unsaved.slice(0, -1);
        if (open && unsaved.length > 0)
          change(name, { edits: { ...open.edits, unsent }, steps: open.steps.slice(0, -1) });
        return unsaved.length > 0;
      });
      if (isUnsaved) return void saving.send(name, 'save');
      await step('undo');
    },
    openDialog: (dialog: Dialog | undefined) => update({ dialog }),
    refreshStatus,
    /** The value of a file with all changes, or undefined while it is not loaded. */
    valueIn(name: string): unknown {
      const open = state.files.get(name);
      return open && valueAfter(open.edits);
    },
    /** Files with changes that are not saved. */
    drafts: kept.files,
    keepsAll: kept.keepsAll,
    /** A page has been renamed, or removed. What is not saved of it belongs to its new file; undo brings it back to a removed one. */
    moved(from: string, to: string | undefined) {
      const open = state.files.get(from);
      const files = new Map(state.files);
      files.delete(from);
      if (to !== undefined) {
        kept.rename(from, to);
        if (open) files.set(to, { ...open, edits: { ...open.edits, file: { ...open.edits.file, file: to } } });
      }
      update({ files });
      if (to !== undefined && open) void saving.send(to, 'save');
    },
  };
}
