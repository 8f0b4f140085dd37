import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Environment } from '../../src/api/template-api.ts';
import type { Speller } from '../../src/api/types.ts';
import { NO_CACHE } from '../../src/base/cache.ts';
import { CODES } from '../../src/base/findings/catalogue/catalogue.ts';
import type { FindingCode } from '../../src/base/findings/finding.ts';
import { readContent } from '../../src/content/read-content.ts';
import { openImages } from '../../src/site/pictures/images.ts';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { copyOfMiniSite, FIXTURES } from './mini-site.ts';
import { filesBelow, type WrittenCase, writeFiles, writtenCases } from './written-cases.ts';

/** Cases for each code about the data: the changed files of the mini site, and the expected output. */
const CASES = new Map(
  [...writtenCases(join(FIXTURES, 'invalid')).values()].flat().map((written) => [written.name, written]),
);

/** Returns a case by its name. */
export function writtenFault(name: string): WrittenCase {
  const written = CASES.get(name);
  if (!written) throw new Error(`There is no case ${name} in tests/fixtures/invalid.`);
  return written;
}

/** Codes about the data. Those about built pages have their cases in tests/fixtures/check. */
export const contentCodes = CODES.filter((code) => !/^(output|template)-/.test(code));

/** Names of the cases: a code, and a variant if it has several, as in `yaml-start (alias)`. */
export const contentCases = [...CASES.keys()];

export const codeOfCase = (name: string) => name.replace(/ \(.*/, '') as FindingCode;

/** Environments for findings that depend on where the command runs. */
const ENVIRONMENTS: { readonly [Code in FindingCode]?: Environment } = {
  'route-unlisted': { CI: 'true' },
};

/** Spell checkers for findings that need one. */
const SPELLERS: { readonly [Code in FindingCode]?: Speller } = {
  'text-spelling': { knows: (word) => word !== 'palyers', suggest: () => ['players'] },
};

const pictureOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

const [PHOTO, THUMBNAIL] = await Promise.all([pictureOf(900, 600), pictureOf(300, 200)]);

const addPicture = (picture: Buffer) => (data: string) => {
  mkdirSync(join(data, 'photos'));
  writeFileSync(join(data, 'photos/stable.png'), picture);
};

/** Mistakes that cannot be stored as text: pictures, too large, invisible in an editor, or not a regular file. */
const AWKWARD_MISTAKES: { readonly [Code in FindingCode]?: (data: string) => void } = {
  'file-unreadable': (data) => symlinkSync('/etc/hostname', join(data, 'teams/gold.yaml')),
  'file-not-utf8': (data) =>
    writeFileSync(join(data, 'teams/gold.yaml'), Buffer.from('name: Größtes Team\nlead: Neu.\n', 'latin1')),
  'file-too-large': (data) => writeFileSync(join(data, 'teams/gold.yaml'), 'x'.repeat(5 * 1024 * 1024)),
  'file-line-ends': (data) => writeFileSync(join(data, 'teams/gold.yaml'), '# Gold\rname: Gold Team\rlead: New.\r'),
  'file-missing': (data) => rmSync(join(data, 'home.yaml')),
  'image-alt': addPicture(PHOTO),
  'image-consent': addPicture(PHOTO),
  'image-missing': addPicture(PHOTO),
  'image-small': addPicture(THUMBNAIL),
  'image-unused': addPicture(PHOTO),
  'text-invisible': (data) =>
    writeFileSync(join(data, 'teams/gold.yaml'), 'name: Gold Team\nlead: We are new and \u202enever\u202c lost.\n'),
  'yaml-tab': (data) =>
    writeFileSync(join(data, 'teams/gold.yaml'), 'name: Gold Team\nlead: We are new.\nages:\n\tfrom: 12\n  to: 14\n'),
  'yaml-too-deep': (data) =>
    writeFileSync(join(data, 'teams/gold.yaml'), `name: ${'['.repeat(200)}${']'.repeat(200)}\n`),
};

/** Day on which the dates in the invalid data are wrong as intended. */
const TODAY = '2026-12-10';

/** Creates a copy of the mini site with the one mistake of a case. */
export function plantFault(name: string): string {
  const root = copyOfMiniSite();
  writeFiles(filesBelow(writtenFault(name), 'data'), join(root, 'data'));
  AWKWARD_MISTAKES[codeOfCase(name)]?.(join(root, 'data'));
  return root;
}

/** Reads a copy under the conditions in which the code is reported. */
export async function readPlanted(code: FindingCode, root: string) {
  const env = ENVIRONMENTS[code];
  const release = code.startsWith('release-');
  const speller = SPELLERS[code];
  const { findings, files, images } = readContent(miniSite, {
    root,
    release,
    today: TODAY,
    speller,
    ...(env && { env }),
  });
  const opened = await openImages(root, images, NO_CACHE);
  return { findings: [...findings, ...opened.findings], files };
}
