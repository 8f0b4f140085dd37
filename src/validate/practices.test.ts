import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { miniSite } from '../../tests/fixtures/riding-club/site.tsx';
import { copyOfMiniSite } from '../../tests/support/mini-site.ts';
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

test('what a setting makes the site do and no page tells of is a reminder, and before a release a mistake', () => {
  add('club.yaml', 'mailing: true\n');
  expect(found()).toEqual([['warning', 'practice-untold', 'data/club.yaml', '/mailing']]);
  expect(found(true)).toEqual([['error', 'practice-untold', 'data/club.yaml', '/mailing']]);
});

test('a part of a public page that tells of it settles the matter, and a draft does not', () => {
  add('club.yaml', 'mailing: true\n');
  add('teams/blue.yaml', 'parts: [{ when: mailing, text: We write to you. }]\n');
  expect(found(true)).toEqual([]);
  rmSync(join(root, 'data/notices'), { recursive: true });
  add('teams/blue.yaml', 'draft: true\n');
  expect(found(true).map(([, code]) => code)).toContain('practice-untold');
});

test('a setting that makes the site do nothing asks for no words', () => {
  add('club.yaml', 'mailing: false\n');
  expect(found(true)).toEqual([]);
});

test('while a file cannot be read, no one is blamed for what it may tell', () => {
  add('club.yaml', 'mailing: true\n');
  add('teams/blue.yaml', 'parts: [\n');
  expect(found().map(([, code]) => code)).not.toContain('practice-untold');
});

test('evidence is asked for only of parts that are shown', () => {
  add('teams/blue.yaml', 'parts: [{ when: mailing, text: We write to you., evidence: "" }]\n');
  expect(found(true)).toEqual([]);
  add('club.yaml', 'mailing: true\n');
  expect(found(true)).toEqual([['error', 'release-evidence', 'data/teams/blue.yaml', '/parts/0/evidence']]);
});
