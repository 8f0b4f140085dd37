import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/main.ts';

const PROJECT = join(import.meta.dirname, '../..');

/** Files with commands for users: texts, and descriptions in schemas. */
const USER_FACING = /^(src\/.*((\/words|\/words\/.*|findings\/catalogue\/.*)\.ts)|templates\/.*schema\.json)$/;

/** A command without `npx`, outside of comments. */
const BARE_COMMAND = new RegExp(`(?<![\\w./]|npx )nebel (${[...COMMANDS.keys()].join('|')})\\b`);

test('every command shown to users begins with npx, so that it works in a clone too', () => {
  const files = ['src', 'templates'].flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const texts = files.map((file) => file.replaceAll('\\', '/')).filter((file) => USER_FACING.test(file));
  expect(texts.length).toBeGreaterThan(40);
  const hints = texts.flatMap((file) =>
    readFileSync(join(PROJECT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        BARE_COMMAND.test(line) && !/^\s*(\/?\*|\/\/)/.test(line) ? [`${file}:${index + 1}`] : [],
      ),
  );
  expect(hints).toEqual([]);
});
