import { linkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import { stampOf } from '../../base/lib/fingerprint.ts';
import { carryOver } from './carry-over.ts';

function written() {
  const [from, to] = [temporaryFolder(), temporaryFolder()];
  const path = join(from, 'a');
  writeFileSync(path, 'Red');
  const stamp = stampOf('red', statSync(path));
  const last = { folder: from, stamps: { a: stamp } };
  return { from, to, path, stamp, last, file: { output: 'a', hash: 'red' } };
}

test('a file is not carried over if hard links are not supported', () => {
  const { to, last, file } = written();
  const refuse = () => {
    throw new Error('EPERM');
  };
  expect(carryOver(last, to, file, refuse)).toBeUndefined();
  expect(statSync(join(to, 'a'), { throwIfNoEntry: false })).toBeUndefined();
});

test('a file is not carried over if it is replaced at the last moment', () => {
  const { to, path, last, file } = written();
  const swap = (old: string, next: string) => {
    rmSync(path);
    writeFileSync(path, 'Bad');
    linkSync(old, next);
  };
  expect(carryOver(last, to, file, swap as typeof linkSync)).toBeUndefined();
  expect(statSync(join(to, 'a'), { throwIfNoEntry: false })).toBeUndefined();
});
