import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/mini-site.ts';
import { createPhotoProcess } from './photo-process.ts';

const LIMITS = { start: 20_000, decode: 20_000, idle: 60_000 };

/**
 * Creates a decoder whose process runs `onFile` for each file. `text` is the content of the file, `first` is true in the
 * first process, and `reply` answers with a photo of that content.
 */
function decoderWith(onFile: string, limits: Partial<typeof LIMITS> = {}, start = 'process.send({ kind: "ready" })') {
  const folder = temporaryFolder();
  const file = join(folder, 'decoder.mjs');
  writeFileSync(
    file,
    `import { existsSync, writeFileSync } from 'node:fs';
     const mark = ${JSON.stringify(join(folder, 'mark'))};
     const first = !existsSync(mark);
     writeFileSync(mark, '');
     process.on('disconnect', () => process.exit());
     process.on('message', ({ id, file }) => {
       const text = Buffer.from(file).toString();
       const reply = () => process.send({ id, kind: 'photo', bytes: file, sent: text });
       ${onFile}
     });
     ${start}`,
  );
  const decoder = createPhotoProcess({ ...LIMITS, ...limits }, file);
  onTestFinished(decoder.stop);
  return async (text: string) => {
    const photo = await decoder.decode(Buffer.from(text));
    return typeof photo === 'object' ? photo.sent : photo;
  };
}

const KILLED = "process.kill(process.pid, 'SIGKILL');";

test('a photo is not lost if its process is killed', async () => {
  const decode = decoderWith(`if (first) ${KILLED} else reply();`);
  expect(await decode('one')).toBe('one');
  expect(await decode('two')).toBe('two');
});

test('a process that is always killed is a fault of the machine, not of the photo', async () => {
  await expect(decoderWith(KILLED)('one')).rejects.toThrow('killed');
});

test.each([
  ['says why', 'process.send({ kind: "unable", cause: "no decoder here" })', 'no decoder here'],
  ['ends at once', 'process.exit(1)', 'does not start'],
])('so is one that cannot start and %s', async (_how, start, message) => {
  await expect(decoderWith('reply();', {}, start)('one')).rejects.toThrow(message);
});

test('a photo of which the decoder crashes again and again is no usable photo', async () => {
  const decode = decoderWith("if (text === 'bad') process.abort(); else reply();");
  expect(await decode('bad')).toBeUndefined();
  expect(await decode('good')).toBe('good');
});

test('a process that does not answer is ended, and the next photo is not mixed up with its', async () => {
  const decode = decoderWith("if (text !== 'slow') reply(); else setTimeout(reply, 2_000);", { decode: 500 });
  await expect(decode('slow')).rejects.toThrow('does not answer');
  for (const text of ['next', 'last']) expect(await decode(text)).toBe(text);
});

test('a photo that takes too much memory or time is no usable photo', async () => {
  expect(await decoderWith("process.send({ kind: 'too-much' });")('large')).toBeUndefined();
});
