import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '../..');

/** Files in which people read what to type: words, the descriptions in schemas, and what shells are told. */
const SPOKEN =
  /^(src\/(messages|problems\/catalogue)\/.*(?<!\.test)\.ts|src\/commands\/completion\/nebel\.\w+|templates\/.*schema\.json)$/;

/** A command without the program that finds it, outside of comments for programmers. */
const BARE = /(?<![\w./]|npx )nebel (validate|build|check|dev|preview|new|relay|leads|hosts|explain|diff|completion)\b/;

test('every hint names a command that works where it is read, in a clone too', () => {
  const files = ['src', 'templates'].flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const hints = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => SPOKEN.test(file))
    .flatMap((file) =>
      readFileSync(join(PROJECT, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (BARE.test(line) && !/^\s*(\/?\*|\/\/)/.test(line) ? [`${file}:${index + 1}`] : [])),
    );
  expect(hints).toEqual([]);
});
