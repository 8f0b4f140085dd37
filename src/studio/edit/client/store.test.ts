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
  files: () => [],
};

/** A server with one file, whose answers wait until they are let go. */
function slowServer() {
  let value: unknown = { list: [{ name: 'Red' }] };
  let version = 1;
  const waiting: (() => void)[] = [];
  const changed = ({ changes }: Edit) =>
    changes.reduce<unknown>((before, change) => applyChange(before, change) ?? before, value);
  const answer = (request: EditRequest): unknown => {
    if (request.kind === 'status') return { canUndo: false, canRedo: false };
    if (request.kind === 'file' && version > 0)
      return {
        file: FILE,
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
  const ask: Send = async <Answer>(request: EditRequest) => {
    if (request.kind === 'status') return answer(request) as Answer;
    await new Promise<void>((resolve) => waiting.push(resolve));
    return answer(request) as Answer;
  };
  return {
    ask,
    value: () => value,
    remove() {
      version = 0;
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
async function openStudio() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const server = slowServer();
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
  studio.left({ file: FILE, pointer: '/list/1/name' });
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
