import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import { withWrongScan } from '../../../tests/support/pictures.ts';
import { hashOf } from '../../base/lib/fingerprint.ts';
import type { ContentRequest } from './answer.ts';
import { versionOf } from './editable-site.ts';
import type { EditRequest } from './protocol.ts';
import { createEditServer } from './server.ts';

const FILE = 'data/team.yaml';
const OTHER = 'data/links.yaml';

/** Sends a request, also with headers that `fetch` does not let programs set. */
const ask = (port: number, path: string, headers: Record<string, string>, body = '', method = 'GET') =>
  new Promise<{ status: number; text: string; policy: string }>((resolve, reject) => {
    const message = request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      const policy = String(response.headers['content-security-policy']);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, policy }));
    });
    message.on('error', reject).end(body);
  });

/** Serves a folder with one file. `make` returns its text after a change. */
async function serve(make: (before: string) => string = (before) => `${before}# more\n`) {
  const root = temporaryFolder();
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
      if (request.kind === 'ledger') {
        const text = readFileSync(join(root, OTHER), 'utf8');
        return { file: OTHER, before: text, after: text.replace('link: red\n', 'link: listed\n') };
      }
      if (request.kind !== 'save') return undefined;
      const before = readFileSync(path, 'utf8').replace('\uFEFF', '');
      if (versionOf(before) !== request.version) return { outcome: 'conflict' };
      const text = make(before);
      const files = [{ file: FILE, before, after: text }];
      return { outcome: text.includes('wrong') ? 'refused' : 'fine', files, findings: [] };
    },
  });
  const server = createServer(edit).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const post = async (sent: EditRequest | string, headers: Record<string, string> = {}, method = 'POST') => {
    const own = { 'x-nebel-site': hashOf(root), ...headers };
    const { status, text } = await ask(
      port,
      '/__nebel/',
      own,
      typeof sent === 'string' ? sent : JSON.stringify(sent),
      method,
    );
    return { status, body: JSON.parse(text) as Record<string, unknown> };
  };
  const save = (version = versionOf(readFileSync(path, 'utf8').replace('\uFEFF', ''))) =>
    post({ kind: 'save', file: FILE, version, changes: [] });
  return { path, port, post, save, requests, site: hashOf(root), read: () => readFileSync(path, 'utf8') };
}

const UNDO: EditRequest = { kind: 'undo' };

const STRANGERS = {
  'a page of another website': { origin: 'https://example.com' },
  'another web server on this machine': { origin: 'http://127.0.0.1:1' },
  'what the browser marks as cross-site': { 'sec-fetch-site': 'cross-site' },
  'a foreign host name that resolves to this machine': { host: 'rebound.example.com' },
};

describe('a request', () => {
  test('is refused to other websites, programs and addresses', async () => {
    const { post, requests } = await serve();
    for (const [who, headers] of Object.entries({
      ...STRANGERS,
      'a form, which cannot name the site': { 'x-nebel-site': '' },
      'a studio that was opened for another site': { 'x-nebel-site': 'x'.repeat(24) },
    }))
      expect(await post({ kind: 'file', file: FILE }, headers), who).toMatchObject({ status: 403 });
    expect(requests).toEqual([]);
  });

  test('that is malformed, has another method or concerns an unknown file gets the matching status code', async () => {
    const { post } = await serve();
    expect(await post('{"kind"')).toMatchObject({ status: 400 });
    expect(await post('null')).toMatchObject({ status: 400 });
    expect(await post('', {}, 'GET')).toMatchObject({ status: 405 });
    expect(await post({ kind: 'file', file: 'data/nobody.yaml' })).toMatchObject({ status: 404 });
  });

  test('for what is no file below data/ is refused', async () => {
    const { post, path, requests } = await serve();
    const data = dirname(path);
    mkdirSync(join(data, '../elsewhere'));
    writeFileSync(join(data, '../elsewhere/team.yaml'), 'name: Other\n');
    symlinkSync('../elsewhere', join(data, 'linked'));
    symlinkSync('../elsewhere/team.yaml', join(data, 'link.yaml'));
    symlinkSync('nowhere.yaml', join(data, 'lost.yaml'));
    for (const file of [
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
    ]) {
      const refused = { status: 403, body: { reason: expect.stringContaining('data/') } };
      for (const kind of ['save', 'check'] as const)
        expect(await post({ kind, file, version: '', changes: [] }), file).toMatchObject(refused);
      expect(await post({ kind: 'file', file }), file).toMatchObject(refused);
      expect(await post({ kind: 'rename', file, name: 'blue' }), file).toMatchObject(refused);
      expect(await post({ kind: 'remove', file }), file).toMatchObject(refused);
    }
    expect(requests).toEqual([]);
  });

  test('that fails because of the disk gets an explanation in the words of the command line', async () => {
    const { post } = await serve();
    expect(await post({ kind: 'search', words: 'Red' })).toEqual({
      status: 500,
      body: { reason: expect.stringMatching(/^Not saved; .* data\/team\.yaml is on a read-only disk\. \(EROFS\)$/) },
    });
  });
});

describe('the studio', () => {
  const open = async (headers: Record<string, string>, path = '/__nebel/edit/teams/') => {
    const { port, site } = await serve();
    const answer = await ask(port, path, headers);
    return { ...answer, isStudio: answer.text.includes(`data-site="${site}"`) };
  };

  test('is served to a browser on this machine, and allows no frames and no other scripts', async () => {
    const { status, isStudio, policy } = await open({ 'sec-fetch-site': 'none' });
    expect([status, isStudio]).toEqual([200, true]);
    expect(policy).toContain("default-src 'none'; script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test.each(Object.entries(STRANGERS))('is refused to %s', async (_who, headers) => {
    expect(await open(headers)).toMatchObject({ status: 403, isStudio: false });
  });
});

describe('a photo', () => {
  const photoOf = (width: number) =>
    sharp({ create: { width, height: 400, channels: 3, background: 'teal' } })
      .withExif({ IFD0: { Artist: 'Ann' } })
      .jpeg()
      .toBuffer();
  const send = async (post: Awaited<ReturnType<typeof serve>>['post'], bytes: Buffer, name = 'Keller Vorher.JPG') =>
    (await post({ kind: 'photo', name, bytes: bytes.toString('base64'), minWidth: 800 })).body;

  test('is stored under a name of its own, without what the camera wrote into it', async () => {
    const { post, path } = await serve();
    const photo = await photoOf(1000);
    expect(await send(post, photo)).toEqual({ photo: 'images/keller-vorher.jpg' });
    expect(await send(post, photo)).toMatchObject({ photo: 'images/keller-vorher-2.jpg' });
    const { exif, width } = await sharp(join(dirname(path), 'images/keller-vorher.jpg')).metadata();
    expect([exif, width]).toEqual([undefined, 1000]);
    const small = await post({ kind: 'thumbnail', photo: 'images/keller-vorher.jpg' });
    expect(small.body.url).toMatch(/^data:image\/jpeg;base64,/);
  });

  test('is white, not black, where it is transparent', async () => {
    const { post, path } = await serve();
    const drawing = sharp({ create: { width: 900, height: 9, channels: 4, background: 'transparent' } }).png();
    expect(await send(post, await drawing.toBuffer(), 'logo.png')).toMatchObject({ photo: 'images/logo.jpg' });
    const { channels } = await sharp(join(dirname(path), 'images/logo.jpg')).stats();
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });

  test('of a phone that writes wrong numbers into its header is stored', async () => {
    const { post } = await serve();
    expect(await send(post, withWrongScan(await photoOf(1000)))).toEqual({ photo: 'images/keller-vorher.jpg' });
  });

  test('that is too small or none is not stored', async () => {
    const { post, path } = await serve();
    expect(await send(post, await photoOf(300))).toEqual({ problem: 'small', width: 300 });
    for (const none of ['no photo', '']) expect(await send(post, Buffer.from(none))).toEqual({ problem: 'unreadable' });
    expect(existsSync(join(dirname(path), 'images'))).toBe(false);
    writeFileSync(join(dirname(path), 'broken.jpg'), '');
    for (const photo of ['broken.jpg', 'missing.jpg', '../../secret.png'])
      expect(await post({ kind: 'thumbnail', photo }), photo).toMatchObject({ status: 404 });
  });
});

test('only what was compared is published, with the addresses of new pages', async () => {
  const { post, save, path } = await serve();
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: dirname(path), encoding: 'utf8' });
  git('init', '--quiet', '..');
  for (const setting of ['user.name', 'user.email']) git('config', setting, 'ann@example.com');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  await save();
  const compare = async () => String((await post({ kind: 'changes' })).body.version);
  const publish = async (version: string) => (await post({ kind: 'publish', message: 'Reds', version })).body;
  const version = await compare();
  await save();
  expect(await publish(version)).toEqual({ to: 'outdated' });
  expect(await publish(await compare())).toEqual({ to: 'here' });
  const added = git('show', '--format=').match(/^\+[^+].*/gm);
  expect(added).toEqual(['+link: listed', '+# more', '+# more']);
});

describe('saving', () => {
  test('writes a valid change, and can be undone', async () => {
    const { post, save, read } = await serve();
    expect(await save()).toMatchObject({ status: 200, body: { outcome: 'fine' } });
    expect(read()).toBe('name: Red\n# more\n');
    expect(await post(UNDO)).toMatchObject({ status: 200, body: { outcome: 'fine', file: FILE } });
    expect(read()).toBe('name: Red\n');
    expect(await post(UNDO)).toMatchObject({ body: { outcome: 'nothing' } });
    expect(await post({ kind: 'status' })).toMatchObject({ body: { canUndo: false, canRedo: true } });
    expect(await post({ kind: 'redo' })).toMatchObject({ body: { outcome: 'fine', file: FILE } });
    expect(read()).toBe('name: Red\n# more\n');
  });

  test('never overwrites or undoes what another program has written', async () => {
    const { path, post, save, read } = await serve();
    const version = versionOf(read());
    await save();
    writeFileSync(path, 'name: Blue\n');
    expect(await save(version)).toMatchObject({ body: { outcome: 'conflict' } });
    expect(await post(UNDO)).toMatchObject({ body: { outcome: 'conflict', file: FILE } });
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
    expect(answers.map(({ body }) => body.outcome)).toEqual(['fine', 'conflict']);
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
