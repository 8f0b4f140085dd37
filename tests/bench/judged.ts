/**
 * The checkers that other generators need: a validator of the data, a checker of links and anchors, a linter of the HTML.
 * Together they find less than ours: they check no prose, no facts, no similarity and no weight.
 */
import { join } from 'node:path';
import type { PeerSite } from './peer-site.ts';
import { program } from './peers/all.ts';
import type { Program } from './timed.ts';

const PROJECT = join(import.meta.dirname, '../..');

const SCHEMA = join(PROJECT, 'templates/pages/region/schema.json');

/** Exit codes with and without findings. There are some, because the page furniture links to pages that peers lack. */
const WITH_FINDINGS = [0, 1];

const node = (options: readonly string[]): Program => ({
  command: process.execPath,
  options,
  cwd: PROJECT,
  codes: WITH_FINDINGS,
});

/** All data is sound, so any finding is a mistake of the benchmark. */
const validator = (data: string): Program => ({
  ...node([join(import.meta.dirname, 'validate-data.mjs'), SCHEMA, join(data, 'regions')]),
  codes: [0],
});

/** The quickest of their kind in the registry. */
export const CHECKERS = 'ajv, check-html-links, htmlhint';

/** Returns the programs that judge the site of a peer and its data. */
export async function checkersOf(
  { peer: { buildFolders }, folder }: PeerSite,
  data: string,
): Promise<readonly Program[]> {
  const out = join(folder, buildFolders[0] ?? '');
  const links = await program(['check-html-links@0.2.4'], 'check-html-links/src/cli.js');
  const lint = await program(['htmlhint@1.9.2'], 'htmlhint/bin/htmlhint');
  return [validator(data), node([links, out]), node([lint, '--format', 'unix', out])];
}
