import { expect, onTestFinished, test, vi } from 'vitest';
import { stringsOf } from '../../../base/lib/json-pointer.ts';
import { wordsIn } from '../../../base/words.ts';
import type { Edit, EditRequest } from '../protocol.ts';
import { EDIT_WORDS } from '../words.ts';
import { applyChange, type Change } from '../yaml/change.ts';
import type { Send } from './ask.ts';
import { noEdits } from './edits.ts';
import { createStudio } from './store.ts';

const FILE = 'data/teams.yaml';
const NOTHING_KEPT = {
  keep: () => {},
  restore: (file: Parameters<typeof noEdits>[0]) => ({ edits: noEdits(file), isConflict: false }),
  rename: () => {},
  files: () => [],
  keepsAll: () => true,
};

/** A server with one file, whose answers wait until they are let go. It cannot be reached for the first requests. */
function slowServer(failures: number) {
  let left = failures;
  let value: unknown = { list: [{ name: 'Red' }] };
  let version = 1;
  let file = FILE;
  const waiting: (() => void)[] = [];
  const changed = ({ changes }: Edit) =>
    changes.reduce<unknown>((before, change) => applyChange(before, change) ?? before, value);
  const answer = (request: EditRequest): unknown => {
    if (request.kind === 'status') return { canUndo: false, canRedo: false };
    if (request.kind === 'page') return { file: FILE, fields: [] };
    if (request.kind === 'file' && request.file === file && version > 0)
      return {
        file,
        schema: 'teams.json',
        name: 'Teams',
        version: String(version),
        value,
        facts: [],
        links: [],
        sets: {},
      };
    if (request.kind !== 'save' && request.kind !== 'check') return undefined;
    if (request.version !== String(version)) return { outcome: 'conflict', findings: [] };
    const findings = [...stringsOf(changed(request))].flatMap(({ text, pointer }) =>
      text === '' ? [{ severity: 'error', message: 'Empty.', field: { file: FILE, pointer, title: 'Name' } }] : [],
    );
    if (findings.length > 0) return { outcome: 'refused', findings };
    if (request.kind === 'save') {
      value = changed(request);
      version += 1;
    }
    return { outcome: 'fine', version: String(version), findings: [] };
  };
  const asked: string[] = [];
  const ask: Send = async <Answer>(request: EditRequest) => {
    asked.push(request.kind);
    if (request.kind === 'status') return answer(request) as Answer;
    await new Promise<void>((resolve) => waiting.push(resolve));
    left -= 1;
    if (left >= 0) throw new Error('The server cannot be reached.');
    return answer(request) as Answer;
  };
  return {
    ask,
    /** Kinds of all requests so far. */
    asked,
    value: () => value,
    remove() {
      version = 0;
    },
    rename(to: string) {
      file = to;
    },
    /** As someone else does. */
    change(next: unknown) {
      value = next;
      version += 1;
    },
    /** Answers the requests that wait, and those that follow from them. */
    async letGo() {
      for (let rounds = 0; rounds < 20; rounds += 1) {
        for (const each of waiting.splice(0)) each();
        await vi.advanceTimersByTimeAsync(0);
      }
    },
  };
}

/** A studio that shows the file of a slow server. */
async function openStudio({ failures = 0 } = {}) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const server = slowServer(failures);
  const studio = createStudio(server.ask, wordsIn(EDIT_WORDS, 'en'), NOTHING_KEPT, '/');
  void studio.pageShown({ file: FILE, fields: [] });
  await server.letGo();
  return { server, studio };
}

const ADDED: Change = { op: 'add', pointer: '/list', index: 1, value: { name: '' } };
const FILLED_IN: Change = { op: 'set', pointer: '/list/1/name', value: 'Blue' };

test('a change is saved once, although the server is slow and more is typed in the meantime', async () => {
  const { server, studio } = await openStudio();
  studio.edit(FILE, ADDED);
  await vi.advanceTimersByTimeAsync(100);
  studio.edit(FILE, FILLED_IN, true);
  await vi.advanceTimersByTimeAsync(600);
  studio.left();
  await server.letGo();
  await vi.advanceTimersByTimeAsync(5000);
  await server.letGo();

  expect(server.value()).toEqual({ list: [{ name: 'Red' }, { name: 'Blue' }] });
  expect(studio.valueIn(FILE)).toEqual(server.value());
  expect(studio.get().files.get(FILE)?.phase).toBe('clean');
});

test('in an entry that is not saved yet, undo takes back what was typed last, and the entry last of all', async () => {
  const { server, studio } = await openStudio();
  const undo = async () => {
    void studio.undo();
    await server.letGo();
    return studio.valueIn(FILE);
  };
  const added = { op: 'add', pointer: '/list', index: 1, value: { name: '', lead: '' } } as const;
  studio.edit(FILE, added, true);
  for (const value of ['B', 'Bl', 'Blue']) studio.edit(FILE, { op: 'set', pointer: '/list/1/name', value }, true);
  await vi.advanceTimersByTimeAsync(5000);
  await server.letGo();
  expect(studio.get().files.get(FILE)?.phase).toBe('draft');
  expect(await undo()).toEqual({ list: [{ name: 'Red' }, { name: '', lead: '' }] });
  expect(await undo()).toEqual({ list: [{ name: 'Red' }] });
});

test('what is wrong with an older text is not said of the one that was typed meanwhile', async () => {
  const { server, studio } = await openStudio();
  studio.edit(FILE, ADDED, true);
  await vi.advanceTimersByTimeAsync(600);
  studio.edit(FILE, FILLED_IN, true);
  await server.letGo();
  expect(studio.get().files.get(FILE)).toMatchObject({ findings: [], phase: 'typing' });
  await vi.advanceTimersByTimeAsync(5000);
  await server.letGo();
  expect(server.value()).toEqual({ list: [{ name: 'Red' }, { name: 'Blue' }] });
  expect(studio.get().files.get(FILE)?.phase).toBe('clean');
});

test('a file that is gone leaves nothing unsaved behind if nothing was changed in it', async () => {
  const { server, studio } = await openStudio();
  server.remove();
  for (const value of ['R', 'Red']) studio.edit(FILE, { op: 'set', pointer: '/list/0/name', value }, true);
  await vi.advanceTimersByTimeAsync(600);
  await server.letGo();
  expect(studio.get().files.get(FILE)?.phase).toBe('clean');
});

test('fields of the page before are not shown beside the next one, which has still to load', async () => {
  const { studio } = await openStudio();
  studio.go('/');
  expect(studio.get().shown).toBe(FILE);
  studio.go('/next/');
  expect([studio.get().shown, studio.get().page]).toEqual([undefined, undefined]);
});

test('a text of the page is typed into its own entry, whatever is added before it, saved or not', async () => {
  const { server, studio } = await openStudio();
  const reading = studio.readPage('/', []);
  await server.letGo();
  const found = await reading;
  const place = () => found?.placeOf({ file: FILE, pointer: '/list/0/name' })?.pointer;
  studio.edit(FILE, { op: 'add', pointer: '/list', index: 0, value: { name: '' } }, true);
  expect(place()).toBe('/list/1/name');
  await vi.advanceTimersByTimeAsync(5000);
  await server.letGo();
  studio.edit(FILE, { op: 'set', pointer: '/list/0/name', value: 'Blue' });
  expect(place()).toBe('/list/1/name');
  await server.letGo();
  expect(server.value()).toEqual({ list: [{ name: 'Blue' }, { name: 'Red' }] });
  expect(place()).toBe('/list/1/name');
  studio.edit(FILE, { op: 'remove', pointer: '/list/1' });
  expect(place()).toBeUndefined();
});

test('a page that is read while an entry is being added shows where its texts are after that', async () => {
  const { server, studio } = await openStudio();
  studio.edit(FILE, { op: 'add', pointer: '/list', index: 0, value: { name: 'Blue' } });
  const reading = studio.readPage('/', []);
  await server.letGo();
  expect((await reading)?.placeOf({ file: FILE, pointer: '/list/1/name' })?.pointer).toBe('/list/1/name');
});

test('a field whose file is loaded late does not take the focus from the one that was gone to meanwhile', async () => {
  const { server, studio } = await openStudio();
  studio.show({ file: 'data/late.yaml', pointer: '/name', by: 'jump' });
  studio.show({ file: FILE, pointer: '/list/0/name', by: 'page' });
  await server.letGo();
  expect(studio.get().focus).toEqual({ file: FILE, pointer: '/list/0/name', by: 'page' });
});

test('a file that was opened while the page was being read is not replaced by that of the page', async () => {
  const { server, studio } = await openStudio();
  studio.go('/next/');
  studio.show({ file: FILE, pointer: '/list/0/name', by: 'jump' });
  void studio.pageShown({ file: 'data/next.yaml', fields: [] });
  await server.letGo();
  expect(studio.get()).toMatchObject({ shown: FILE, focus: { file: FILE } });
});

test('a file is loaded although the server could not be reached at first', async () => {
  const { server, studio } = await openStudio({ failures: 1 });
  expect(studio.get().files.has(FILE)).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  await server.letGo();
  expect(studio.get().files.has(FILE)).toBe(true);
});

test('undo does not bring back what was given up for the text of someone else', async () => {
  const { server, studio } = await openStudio();
  const type = (value: string) => studio.edit(FILE, { op: 'set', pointer: '/list/0/name', value }, true);
  studio.edit(FILE, ADDED, true);
  type('Mine');
  server.change({ list: [] });
  await vi.advanceTimersByTimeAsync(5000);
  await server.letGo();
  expect(studio.get().files.get(FILE)?.phase).toBe('conflict');
  void studio.decide(FILE, false);
  server.change({ list: [{ name: 'Theirs' }] });
  await server.letGo();
  type('New');
  void studio.undo();
  await server.letGo();
  expect(studio.valueIn(FILE)).toEqual({ list: [{ name: 'Theirs' }] });
});

test('undo leads to the page whose text it has changed', async () => {
  const OTHER = 'data/other.yaml';
  const answers: Record<string, unknown> = {
    status: { canUndo: false, canRedo: false },
    undo: { outcome: 'fine', file: OTHER },
    pages: [
      { file: FILE, url: '/' },
      { file: OTHER, url: '/other/' },
    ],
  };
  vi.stubGlobal('fetch', async () => ({ status: 200 }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const ask: Send = async <Answer>({ kind }: EditRequest) => answers[kind] as Answer;
  const studio = createStudio(ask, wordsIn(EDIT_WORDS, 'en'), NOTHING_KEPT, '/');
  await studio.pageShown({ file: FILE, fields: [] });
  await studio.undo();
  expect(studio.get()).toMatchObject({ path: '/other/', message: 'The last change has been undone.' });
  studio.go('/third/');
  const field = { file: OTHER, pointer: '/name', title: 'Name', isWhole: true };
  await studio.pageShown({ file: 'data/third.yaml', fields: [field] });
  await studio.step('redo');
  expect(studio.get().path, 'a page that shows it, too').toBe('/third/');
});

test('a page that is gone back to has what someone else has changed in it meanwhile', async () => {
  const { server, studio } = await openStudio();
  studio.go('/next/');
  server.change({ list: [{ name: 'Theirs' }] });
  studio.go('/');
  void studio.pageShown({ file: FILE, fields: [] });
  await server.letGo();
  expect(studio.valueIn(FILE)).toEqual({ list: [{ name: 'Theirs' }] });
});

test('what changes is compared only after what was typed before has been saved', async () => {
  const { server, studio } = await openStudio();
  studio.edit(FILE, { op: 'set', pointer: '/list/0/name', value: 'Reds' }, true);
  await vi.advanceTimersByTimeAsync(600);
  studio.left();
  void studio.ask({ kind: 'changes' });
  await server.letGo();
  expect(server.asked.slice(-3)).toEqual(['check', 'save', 'changes']);
});

test('a dialog that was closed before its answer came leads away only from a page that is gone', async () => {
  const { studio } = await openStudio();
  studio.openDialog('pages');
  studio.arrive('publish', '/new/', 'Renamed.', '/old/');
  expect(studio.get()).toMatchObject({ path: '/', dialog: 'pages', message: 'Renamed.' });
  studio.arrive('publish', '/new/', 'Renamed.', '/');
  expect(studio.get()).toMatchObject({ path: '/new/', dialog: undefined });
  studio.openDialog('publish');
  studio.arrive('publish', '/next/', 'Created.');
  expect(studio.get().path).toBe('/next/');
});

test('a text that could not be saved yet belongs to the page under its new name, and is saved there', async () => {
  const { server, studio } = await openStudio();
  studio.edit(FILE, { op: 'set', pointer: '/list/0/name', value: '' });
  await server.letGo();
  const next = 'data/crews.yaml';
  server.rename(next);
  studio.moved(FILE, next);
  studio.edit(next, { op: 'set', pointer: '/list/0/name', value: 'Reds' });
  await server.letGo();
  expect(server.value()).toEqual({ list: [{ name: 'Reds' }] });
  expect([...studio.get().files.keys()]).toEqual([next]);
});
