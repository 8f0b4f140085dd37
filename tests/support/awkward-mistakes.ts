import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProblemCode } from '../../src/base/findings/problem.ts';

/** Mistakes that cannot be stored as fixture files: too large, invisible in an editor, or not a regular file. */
export const AWKWARD_MISTAKES: { readonly [Code in ProblemCode]?: (data: string) => void } = {
  'file-outside': (data) => symlinkSync('/etc/hostname', join(data, 'teams/gold.yaml')),
  'file-unreadable': (data) => symlinkSync('nowhere', join(data, 'teams/gold.yaml')),
  'file-not-utf8': (data) =>
    writeFileSync(join(data, 'teams/gold.yaml'), Buffer.from('name: Größtes Team\nlead: Neu.\n', 'latin1')),
  'file-too-large': (data) => writeFileSync(join(data, 'teams/gold.yaml'), 'x'.repeat(5 * 1024 * 1024)),
  'file-line-ends': (data) => writeFileSync(join(data, 'teams/gold.yaml'), '# Gold\rname: Gold Team\rlead: New.\r'),
  'file-missing': (data) => rmSync(join(data, 'home.yaml')),
  'text-invisible': (data) =>
    writeFileSync(join(data, 'teams/gold.yaml'), 'name: Gold Team\nlead: We are new and \u202enever\u202c lost.\n'),
  'yaml-tab': (data) => writeFileSync(join(data, 'teams/gold.yaml'), 'name: Gold Team\nages:\n\tfrom: 12\n'),
  'yaml-too-deep': (data) =>
    writeFileSync(join(data, 'teams/gold.yaml'), `name: ${'['.repeat(200)}${']'.repeat(200)}\n`),
};
