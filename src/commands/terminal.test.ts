import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { Interrupted, withTerminal } from './terminal.ts';

test('questions are answered line by line', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const answers = withTerminal(
    async (ask) => {
      const first = ask('One? ');
      input.write(' 1 \n');
      const one = await first;
      const second = ask('Two? ');
      input.write('2\n');
      return [one, await second];
    },
    input,
    output,
  );
  expect(await answers).toEqual(['1', '2']);
  expect(String(output.read())).toContain('Two? ');
});

test('a terminal that is closed in the middle of a question ends the dialogue', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const dialogue = withTerminal((ask) => ask('Anybody? '), input, output);
  input.end();
  await expect(dialogue).rejects.toBeInstanceOf(Interrupted);
});
