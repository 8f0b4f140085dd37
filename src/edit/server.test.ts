import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { DeskQuestion } from './answer.ts';
import { versionOf } from './desk.ts';
import type { Question } from './protocol.ts';
import { createEditServer } from './server.ts';

const FILE = 'data/team.yaml';

/** A folder with one file, and a server that makes of it what the test says. */
async function serve(make: (before: string) => string = (before) => `${before}# more\n`) {
  const root = mkdtempSync(join(tmpdir(), 'nebel-edit-'));
  mkdirSync(join(root, 'data'));
  const path = join(root, FILE);
  writeFileSync(path, 'name: Red\n');
  const asked: DeskQuestion[] = [];
  const edit = createEditServer({
    root,
    rebuild: async () => {},
    compare: async () => ({ isBroken: false, summary: '', parts: [] }),
    async ask(question) {
      asked.push(question);
      // A name that cannot be written: what it is below is a file.
      const moved = { file: `${FILE}/blue.yaml`, before: undefined, after: 'name: Blue\n' };
      if (question.kind === 'rename')
        return {
          outcome: 'fine',
          files: [{ file: FILE, before: 'name: Red\n', after: undefined }, moved],
          findings: [],
        };
      if (question.kind !== 'check') return undefined;
      const before = readFileSync(path, 'utf8').replace('\uFEFF', '');
      if (versionOf(before) !== question.version) return { outcome: 'conflict' };
      const text = make(before);
      const files = [{ file: FILE, before, after: text }];
      return { outcome: text.includes('wrong') ? 'refused' : 'fine', files, findings: [] };
    },
  });
  const server = createServer(edit.listener).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  onTestFinished(() => {
    server.close();
    rmSync(root, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  const post = (question: Question | string, headers: Record<string, string> = {}, method = 'POST') =>
    new Promise<{ status: number; body: Record<string, unknown> }>((resolve, reject) => {
      const own = { 'x-nebel-token': edit.token, ...headers };
      const sent = request({ port, host: '127.0.0.1', path: '/__nebel/', method, headers: own }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) }));
      });
      sent.on('error', reject);
      sent.end(typeof question === 'string' ? question : JSON.stringify(question));
    });
  const save = (version = versionOf(readFileSync(path, 'utf8').replace('\uFEFF', ''))) =>
    post({ kind: 'save', file: FILE, version, changes: [] });
  return { path, port, post, save, asked, read: () => readFileSync(path, 'utf8') };
}

const UNDO: Question = { kind: 'undo' };

describe('a question', () => {
  test('is answered for a page of the preview itself', async () => {
    const { post, port } = await serve();
    expect(await post(UNDO)).toMatchObject({ status: 200 });
    const origin = `http://127.0.0.1:${port}`;
    expect(await post(UNDO, { origin, 'sec-fetch-site': 'same-origin' })).toMatchObject({ status: 200 });
  });

  test.each([
    ['a page of another website', { origin: 'https://example.com' }],
    ['another program on this machine that has a website', { origin: 'http://127.0.0.1:1' }],
    ['a page without an origin that the browser calls foreign', { 'sec-fetch-site': 'cross-site' }],
    ['a name that only leads to this machine', { host: 'rebound.example.com' }],
    ['a page that was told no token', { 'x-nebel-token': '' }],
    ['a page with the token of another run', { 'x-nebel-token': 'x'.repeat(24) }],
  ])('is refused to %s', async (_who, headers) => {
    const { post, asked } = await serve();
    expect(await post({ kind: 'form', file: FILE, pointer: '' }, headers)).toMatchObject({ status: 403 });
    expect(await post('', headers, 'GET')).toMatchObject({ status: 403 });
    expect(asked).toEqual([]);
  });

  test('that is none is told so', async () => {
    const { post } = await serve();
    expect(await post('{"kind"')).toMatchObject({ status: 400 });
    expect(await post('null')).toMatchObject({ status: 400 });
    expect(await post('', {}, 'GET')).toMatchObject({ status: 405 });
    expect(await post({ kind: 'form', file: '../secret.yaml', pointer: '' })).toMatchObject({ status: 404 });
  });
});

describe('saving', () => {
  test('writes what was judged to be fine, and can be taken back', async () => {
    const { post, save, read } = await serve();
    expect(await save()).toMatchObject({ status: 200, body: { outcome: 'fine' } });
    expect(read()).toBe('name: Red\n# more\n');
    expect(await post(UNDO)).toMatchObject({ status: 200, body: { outcome: 'fine', file: FILE } });
    expect(read()).toBe('name: Red\n');
    expect(await post(UNDO)).toMatchObject({ body: { outcome: 'nothing' } });
  });

  test('writes nothing where there is an error', async () => {
    const { save, read } = await serve(() => 'wrong\n');
    expect(await save()).toMatchObject({ status: 422, body: { outcome: 'refused' } });
    expect(read()).toBe('name: Red\n');
  });

  test('never overwrites what another program has written, nor takes it back', async () => {
    const { path, post, save, read } = await serve();
    const version = versionOf(read());
    await save();
    writeFileSync(path, 'name: Blue\n');
    expect(await save(version)).toMatchObject({ status: 409 });
    expect(await post(UNDO)).toMatchObject({ status: 409, body: { outcome: 'conflict', file: FILE } });
    expect(read()).toBe('name: Blue\n');
  });

  test('under another name loses no text where that name cannot be written', async () => {
    const { post, read } = await serve();
    expect(await post({ kind: 'rename', file: FILE, name: 'blue' })).toMatchObject({ status: 500 });
    expect(read()).toBe('name: Red\n');
    expect(await post(UNDO)).toMatchObject({ body: { outcome: 'nothing' } });
  });

  test('of two who save at once tells the second one', async () => {
    const { save, read } = await serve();
    const version = versionOf(read());
    const answers = await Promise.all([save(version), save(version)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(read()).toBe('name: Red\n# more\n');
  });

  test('keeps what some programs put in front of a text', async () => {
    const { path, save, post, read } = await serve();
    writeFileSync(path, '\uFEFFname: Red\n');
    await save();
    expect(read()).toBe('\uFEFFname: Red\n# more\n');
    await post(UNDO);
    expect(read()).toBe('\uFEFFname: Red\n');
  });

  test('remembers the last twenty changes', async () => {
    const { post, save, read } = await serve();
    for (let change = 0; change < 21; change += 1) await save();
    for (let step = 0; step < 20; step += 1) expect(await post(UNDO)).toMatchObject({ body: { outcome: 'fine' } });
    expect(await post(UNDO)).toMatchObject({ body: { outcome: 'nothing' } });
    expect(read()).toBe('name: Red\n# more\n');
  });
});
