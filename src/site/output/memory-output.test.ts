import { expect, test } from 'vitest';
import type { OutputFile } from '../../api/types.ts';
import { memoryOutput } from './memory-output.ts';

async function* files(...all: readonly (OutputFile | Error)[]) {
  for (const each of all) {
    if (each instanceof Error) throw each;
    yield each;
  }
}

const fileOf = (output: string): OutputFile => ({ output, bytes: output });

test('a site appears as a whole', async () => {
  const output = memoryOutput();
  expect((await output.write(files(fileOf('a.html'), fileOf('a.png')))).paths).toEqual(['a.html', 'a.png']);
  expect(output.files().size).toBe(0);
  output.promote();
  expect([...output.files().keys()]).toEqual(['a.html', 'a.png']);
});

test('a discarded or failed build leaves nothing in the next one', async () => {
  const output = memoryOutput();
  await output.write(files(fileOf('old.html')));
  output.discard();
  await output.write(files(fileOf('half.html')));
  await expect(output.write(files(fileOf('half.png'), new Error('A picture cannot be drawn.')))).rejects.toThrow();
  await output.write(files(fileOf('new.html')));
  output.promote();
  expect([...output.files().keys()]).toEqual(['new.html']);
});
