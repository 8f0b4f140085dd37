import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import { listenDuringTest } from '../../../tests/support/running.ts';
import { filesIn, readFromOneBuild } from './files.ts';
import { createStaticServer } from './static-server.ts';

let parent: string;
const at = (...path: string[]) => join(parent, ...path);

/** Writes a site in which every file contains the same text. */
function site(name: string, text: string) {
  mkdirSync(at(name));
  writeFileSync(at(name, 'index.html'), text);
  writeFileSync(at(name, '_headers'), `/*\n  X-Build: ${text}\n`);
}

/** Swaps the folders, as a build does at its end. */
function swap() {
  renameSync(at('dist'), at('old'));
  renameSync(at('next'), at('dist'));
  rmSync(at('old'), { recursive: true });
}

beforeEach(() => {
  parent = temporaryFolder();
  site('dist', 'first');
  site('next', 'second');
});

describe('the files of a folder', () => {
  /** Reads twice, with a change to the folder in between. */
  const readAround = (change: () => void) =>
    readFromOneBuild([at('dist')], () => {
      const { read } = filesIn(at('dist'));
      const headers = String(read('_headers'));
      change();
      return headers + String(read('index.html'));
    });

  test('are those of one build: a read across a swap is discarded', () => {
    expect(readAround(() => {})).toContain('first');
    expect(readAround(swap)).toBe(undefined);
    expect(readAround(() => {})).toContain('second');
  });
});

describe('a request between the two steps of a swap', () => {
  async function ask(duringRequest: () => void) {
    const server = createStaticServer(at('dist'));
    // Called after the first check by the server.
    server.once('request', duringRequest);
    const address = await listenDuringTest(server);
    renameSync(at('dist'), at('old'));
    const response = await fetch(address);
    return { status: response.status, build: response.headers.get('x-build'), text: await response.text(), response };
  }

  test('waits for the second', async () => {
    const { status, build, text } = await ask(() => renameSync(at('next'), at('dist')));
    expect({ status, build, text }).toEqual({ status: 200, build: 'second', text: 'second' });
  });

  test('gets a Retry-After header if there is none', async () => {
    const { status, response } = await ask(() => {});
    expect([status, response.headers.get('retry-after')]).toEqual([503, '1']);
  });
});
