import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { miniSite } from '../../../tests/fixtures/mini-site/site.tsx';
import { copyOfMiniSite } from '../../../tests/support/mini-site.ts';
import { readContent } from '../read-content.ts';

let root: string;

beforeEach(() => {
  root = copyOfMiniSite();
});

const add = (file: string, text: string) => appendFileSync(join(root, 'data', file), text);
const found = (release = false) =>
  readContent(miniSite, { root, release }).problems.map(({ code, severity, place }) => [
    severity,
    code,
    place.file,
    place.pointer,
  ]);

test('a practice that no page describes is a warning, and an error before a release', () => {
  add('club.yaml', 'mailing: true\n');
  expect(found()).toEqual([['warning', 'practice-untold', 'data/club.yaml', '/mailing']]);
  expect(found(true)).toEqual([['error', 'practice-untold', 'data/club.yaml', '/mailing']]);
});

test('describing a practice in a part of a public page is enough, but a draft does not count', () => {
  add('club.yaml', 'mailing: true\n');
  add('teams/blue.yaml', 'parts: [{ when: mailing, text: We write to you. }]\n');
  expect(found(true)).toEqual([]);
  rmSync(join(root, 'data/notices'), { recursive: true });
  add('teams/blue.yaml', 'draft: true\n');
  expect(found(true).map(([, code]) => code)).toContain('practice-untold');
});

test('a setting that causes no practice needs no description', () => {
  add('club.yaml', 'mailing: false\n');
  expect(found(true)).toEqual([]);
});

test('while a file is unreadable, nothing that it may describe is reported', () => {
  add('club.yaml', 'mailing: true\n');
  add('teams/blue.yaml', 'parts: [\n');
  expect(found().map(([, code]) => code)).not.toContain('practice-untold');
});

test('evidence is required only for parts that are shown', () => {
  add('teams/blue.yaml', 'parts: [{ when: mailing, text: We write to you., evidence: "" }]\n');
  expect(found(true)).toEqual([]);
  add('club.yaml', 'mailing: true\n');
  expect(found(true)).toEqual([['error', 'release-evidence', 'data/teams/blue.yaml', '/parts/0/evidence']]);
});
