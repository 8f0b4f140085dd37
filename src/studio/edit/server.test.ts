import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ContentRequest } from './answer.ts';
import { versionOf } from './editable-site.ts';
import type { EditRequest } from './protocol.ts';
import { createEditServer } from './server.ts';

const FILE = 'data/team.yaml';
const OTHER = 'data/links.yaml';

/** Serves a folder with one file. `make` returns its text after a change. */
async function serve(make: (before: string) => string = (before) => `${before}# more\n`) {
  const root = mkdtempSync(join(tmpdir(), 'nebel-edit-'));
  mkdirSync(join(root, 'data'));
  const path = join(root, FILE);
  writeFileSync(path, 'name: Red\n');
  writeFileSync(join(root, OTHER), 'link: red\n');
  const requests: ContentRequest[] = [];
  const edit = createEditServer({
    root,
    rebuild: async () => {},
    language: 'en',
    compare: async () => ({ isBroken: false, summary: '', parts: [] }),
    async ask(request) {
      requests.push(request);
      // Cannot be written, because its parent is a file.
      const moved = { file: `${FILE}/blue.yaml`, before: undefined, after: 'name: Blue\n' };
      const linking = { file: OTHER, before: 'link: red\n', after: 'link: blue\n' };
      if (request.kind === 'rename')
        return {
          outcome: 'fine',
          files: [{ file: FILE, before: 'name: Red\n', after: undefined }, linking, moved],
          findings: [],
        };
      // As on a disk that cannot be written to.
      if (request.kind === 'search')
        throw Object.assign(new Error('EROFS'), {
          code: 'EROFS',
          path: join(root, 'data/.team.yaml.0123456789abcdef.nebel'),
        });
      if (request.kind !== 'save') return undefined;
      const before = readFileSync(path, 'utf8').replace('\uFEFF', '');
      if (versionOf(before) !== request.version) return { outcome: 'conflict' };
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
  const post = (sent: EditRequest | string, headers: Record<string, string> = {}, method = 'POST') =>
    new Promise<{ status: number; body: Record<string, unknown> }>((resolve, reject) => {
      const own = { 'x-nebel-token': edit.token, ...headers };
      const message = request({ port, host: '127.0.0.1', path: '/__nebel/', method, headers: own }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) }));
      });
      message.on('error', reject);
      message.end(typeof sent === 'string' ? sent : JSON.stringify(sent));
    });
  const save = (version = versionOf(readFileSync(path, 'utf8').replace('\uFEFF', ''))) =>
    post({ kind: 'save', file: FILE, version, changes: [] });
  return { path, port, post, save, requests, read: () => readFileSync(path, 'utf8') };
}

const UNDO: EditRequest = { kind: 'undo' };

describe('a request', () => {
  test.each([
    ['a page of another website', { origin: 'https://example.com' }],
    ['another web server on this machine', { origin: 'http://127.0.0.1:1' }],
    ['a page without an origin that the browser marks as cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['a foreign host name that resolves to this machine', { host: 'rebound.example.com' }],
    ['a page without a token', { 'x-nebel-token': '' }],
    ['a page with the token of another run', { 'x-nebel-token': 'x'.repeat(24) }],
  ])('is refused to %s', async (_who, headers) => {
    const { post, requests } = await serve();
    expect(await post({ kind: 'form', file: FILE, pointer: '' }, headers)).toMatchObject({ status: 403 });
    expect(await post('', headers, 'GET')).toMatchObject({ status: 403 });
    expect(requests).toEqual([]);
  });

  test('that is malformed, has another method or concerns an unknown file gets the matching status code', async () => {
    const { post } = await serve();
    expect(await post('{"kind"')).toMatchObject({ status: 400 });
    expect(await post('null')).toMatchObject({ status: 400 });
    expect(await post('', {}, 'GET')).toMatchObject({ status: 405 });
    expect(await post({ kind: 'form', file: 'data/nobody.yaml', pointer: '' })).toMatchObject({ status: 404 });
  });

  test.each([
    '../secret.yaml',
    'data/./team.yaml',
    'data/team.yaml\0.yaml',
    'data/team.yaml:other.yaml',
    'data/team.txt',
    'C:\\data\\team.yaml',
    '/data/team.yaml',
    'team.yaml',
    'data/linked/team.yaml',
    'data/lost.yaml',
    'data/link.yaml',
  ])('for %j is refused, because that is no file below data/', async (file) => {
    const { post, path, requests } = await serve();
    const data = dirname(path);
    mkdirSync(join(data, '../elsewhere'));
    writeFileSync(join(data, '../elsewhere/team.yaml'), 'name: Other\n');
    symlinkSync('../elsewhere', join(data, 'linked'));
    symlinkSync('../elsewhere/team.yaml', join(data, 'link.yaml'));
    symlinkSync('nowhere.yaml', join(data, 'lost.yaml'));
    const edit = { file, version: '', changes: [] };
    for (const kind of ['save', 'check'] as const)
      expect(await post({ kind, ...edit })).toMatchObject({
        status: 403,
        body: { reason: expect.stringContaining('data/') },
      });
    expect(await post({ kind: 'form', file, pointer: '' })).toMatchObject({ status: 403 });
    expect(await post({ kind: 'rename', file, name: 'blue' })).toMatchObject({ status: 403 });
    expect(await post({ kind: 'remove', file })).toMatchObject({ status: 403 });
    expect(requests).toEqual([]);
  });

  test('that fails because of the disk gets an explanation in the words of the command line', async () => {
    const { post } = await serve();
    expect(await post({ kind: 'search', words: 'Red' })).toEqual({
      status: 500,
      body: { reason: 'data/team.yaml is on a read-only disk. (EROFS)' },
    });
  });
});

describe('saving', () => {
  test('writes a valid change, and can be undone', async () => {
    const { post, save, read } = await serve();
    expect(await save()).toMatchObject({ status: 200, body: { outcome: 'fine' } });
    expect(read()).toBe('name: Red\n# more\n');
    expect(await post(UNDO)).toMatchObject({ status: 200, body: { outcome: 'fine', file: FILE } });
    expect(read()).toBe('name: Red\n');
    expect(await post(UNDO)).toMatchObject({ body: { outcome: 'nothing' } });
  });

  test('never overwrites or undoes what another program has written', async () => {
    const { path, post, save, read } = await serve();
    const version = versionOf(read());
    await save();
    writeFileSync(path, 'name: Blue\n');
    expect(await save(version)).toMatchObject({ status: 409 });
    expect(await post(UNDO)).toMatchObject({ status: 409, body: { outcome: 'conflict', file: FILE } });
    expect(read()).toBe('name: Blue\n');
  });

  test('under another name changes no file if the new one cannot be written', async () => {
    const { post, path, read } = await serve();
    expect(await post({ kind: 'rename', file: FILE, name: 'blue' })).toMatchObject({ status: 500 });
    expect(read()).toBe('name: Red\n');
    expect(readFileSync(join(dirname(path), 'links.yaml'), 'utf8')).toBe('link: red\n');
    expect(await post(UNDO)).toMatchObject({ body: { outcome: 'nothing' } });
  });

  test('reports a conflict to the second of two simultaneous requests', async () => {
    const { save, read } = await serve();
    const version = versionOf(read());
    const answers = await Promise.all([save(version), save(version)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(read()).toBe('name: Red\n# more\n');
  });

  test('keeps the byte order mark of a file', async () => {
    const { path, save, post, read } = await serve();
    writeFileSync(path, '\uFEFFname: Red\n');
    await save();
    expect(read()).toBe('\uFEFFname: Red\n# more\n');
    await post(UNDO);
    expect(read()).toBe('\uFEFFname: Red\n');
  });
});
