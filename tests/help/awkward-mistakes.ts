import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProblemCode } from '../../src/problems/problem.ts';

/** Mistakes that no fixture file can hold: too large, invisible in an editor, or not a file at all. */
export const AWKWARD_MISTAKES: { readonly [Code in ProblemCode]?: (root: string) => void } = {
  'file-unreadable': (root) => symlinkSync('nowhere', gold(root)),
  'file-not-utf8': (root) => writeFileSync(gold(root), Buffer.from('name: Größtes Team\nlead: Neu.\n', 'latin1')),
  'file-too-large': (root) => writeFileSync(gold(root), 'x'.repeat(5 * 1024 * 1024)),
  'file-missing': (root) => rmSync(join(root, 'data/home.yaml')),
  'yaml-tab': (root) => writeFileSync(gold(root), 'name: Gold Team\nages:\n\tfrom: 12\n\tto: 14\nlead: We are new.\n'),
  'yaml-too-deep': (root) => writeFileSync(gold(root), `name: ${'['.repeat(200)}${']'.repeat(200)}\n`),
};

const gold = (root: string) => join(root, 'data/teams/gold.yaml');
