import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import { createPhotoProcess } from './photo-reader.ts';

/**
 * Creates a decoder whose process runs `onFile`. `text` is the content of the file, and `reply` answers with a photo of that
 * content.
 */
function decoderWith(onFile: string, timeout = 20_000) {
  const file = join(temporaryFolder(), 'decoder.mjs');
  writeFileSync(
    file,
    `import { text as textIn } from 'node:stream/consumers';
     const text = await textIn(process.stdin);
     const reply = () => process.stdout.write(text);
     ${onFile}`,
  );
  const { decode, stop } = createPhotoProcess(file, timeout);
  onTestFinished(stop);
  return async (text: string) => {
    const photo = await decode(Buffer.from(text));
    return photo && String(photo.bytes);
  };
}

test('each photo has a process of its own', async () => {
  const decode = decoderWith('reply();');
  expect(await Promise.all(['one', 'two'].map(decode))).toEqual(['one', 'two']);
});

test('a photo is not lost if its process is killed', async () => {
  const mark = JSON.stringify(join(temporaryFolder(), 'mark'));
  const decode = decoderWith(`const { existsSync, writeFileSync } = await import('node:fs');
    if (existsSync(${mark})) reply();
    else {
      writeFileSync(${mark}, '');
      process.kill(process.pid, 'SIGKILL');
    }`);
  expect(await decode('one')).toBe('one');
});

test.each([
  ['is always killed', "process.kill(process.pid, 'SIGKILL');", 'SIGKILL'],
  ['cannot decode', "throw new Error('no decoder here')", 'no decoder here'],
  ['does not answer', 'setTimeout(reply, 60_000)', 'SIGKILL'],
])('a process that %s is a fault of the machine, not of the photo', { tags: 'slow' }, async (_how, onFile, message) => {
  await expect(decoderWith(onFile, 2_000)('one')).rejects.toThrow(message);
});

test.each([
  ['of which the decoder crashes', 'process.abort();'],
  [
    'that takes too much memory or time',
    "process.stderr.write('too much', () => process.kill(process.pid, 'SIGKILL'));",
  ],
  ['that is none', 'process.exitCode = 3;'],
])('a photo %s is no usable photo', async (_which, onFile) => {
  expect(await decoderWith(onFile)('bad')).toBeUndefined();
});

test('a decoder that does not read its photo still answers', async () => {
  expect(await decoderWith('process.exitCode = 3;')('x'.repeat(1_000_000))).toBeUndefined();
});
