import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/mini-site.ts';
import { builtSample } from '../support/shared-site.ts';

/** A message of the Nu checker in its own format. Warnings are infos with a sub-type. */
interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

/**
 * Messages for which this release of the checker is behind the standard. Style sheets are not checked at all: it does not
 * know `@container`, `subgrid`, `mask` with gradients, `size-adjust` and more, and found nothing else in ours.
 */
const OUTDATED = [
  // Exclusive accordions, in the HTML standard since 2023 (whatwg/html, pull request 9400).
  'Attribute “name” not allowed on element “details” at this point.',
];

const FAULTY = '<!doctype html><html lang="de"><title>Fehler</title><p>Eins<div></p></div></html>';

const hasJava = spawnSync('java', ['-version']).status === 0;

/** Returns all messages of the checker about the files below a folder. Starts Java only once for all of them. */
function check(root: string): Promise<Message[]> {
  const jar = createRequire(import.meta.url)('vnu-jar') as string;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(html|svg)$/.test(file));
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--skip-info-messages', '--also-check-svg'];
  return new Promise((resolve, reject) => {
    execFile('java', ['-jar', jar, ...options, ...files], { cwd: root, maxBuffer: 2 ** 26 }, (error, output) => {
      if (error) reject(error);
      else resolve((JSON.parse(output) as { messages: Message[] }).messages);
    });
  });
}

describe('the Nu checker', () => {
  test('finds no error and no warning in any page or drawing of the real site', async ({ skip }) => {
    skip(!hasJava, 'Java is not installed here.');
    const out = join(temporaryFolder(), 'dist');
    cpSync((await builtSample()).out, out, { recursive: true });
    // Proves that faulty pages are found.
    mkdirSync(join(out, 'faulty'));
    writeFileSync(join(out, 'faulty/index.html'), FAULTY);

    const messages = await check(out);
    const found = messages.filter(({ message }) => !OUTDATED.includes(message));
    const ofFaulty = found.filter(({ url }) => url.endsWith('/faulty/index.html'));
    const ofSite = found.filter((message) => !ofFaulty.includes(message));
    expect(ofFaulty.map(({ message }) => message)).toContain('No “p” element in scope but a “p” end tag seen.');
    expect(
      ofSite.map(({ url, message, extract }) => `${relative(out, new URL(url).pathname)}: ${message} ${extract ?? ''}`),
    ).toEqual([]);
    // An exception that a newer checker does not need must be removed.
    expect(OUTDATED.filter((outdated) => !messages.some(({ message }) => message === outdated))).toEqual([]);
  });
});
