import { expect, test } from 'vitest';
import type { OutputFile } from '../types.ts';
import { memoryOutput } from './memory-output.ts';

async function* files(...all: readonly (OutputFile | Error)[]) {
  for (const each of all) {
    if (each instanceof Error) throw each;
    yield each;
  }
}

const fileOf = (output: string): OutputFile => ({ output, bytes: output });

test('files that come in two goes make one site, which is there when all are', async () => {
  const output = memoryOutput();
  await output.lay(files(fileOf('a.html')));
  expect((await output.lay(files(fileOf('a.png')))).paths).toEqual(['a.html', 'a.png']);
  expect(output.files().size).toBe(0);
  output.promote();
  expect([...output.files().keys()]).toEqual(['a.html', 'a.png']);
});

test('of a site that was given up nothing is left in the next one', async () => {
  const output = memoryOutput();
  await output.lay(files(fileOf('old.html')));
  output.discard();
  await output.lay(files(fileOf('half.html')));
  await expect(output.lay(files(fileOf('half.png'), new Error('A picture cannot be drawn.')))).rejects.toThrow();
  await output.lay(files(fileOf('new.html')));
  output.promote();
  expect([...output.files().keys()]).toEqual(['new.html']);
});
