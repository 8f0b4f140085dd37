/**
 * What has to be put around a generator that does not judge: a validator of the data, a checker of links and
 * anchors, a linter of the HTML. All of them find less than ours: no prose is judged, no fact, no similarity, no weight.
 */
import { join } from 'node:path';
import type { PeerSite } from './peer-site.ts';
import { program } from './peers/all.ts';
import type { Program } from './timed.ts';

export interface Chain {
  readonly name: string;
  readonly programs: (site: PeerSite, data: string) => Promise<readonly Program[]>;
}

const PROJECT = join(import.meta.dirname, '../..');

const SCHEMA = join(PROJECT, 'templates/pages/region/schema.json');

/** They end with 1 for what they find, and find something: the furniture of the pages links to pages that peers do not have. */
const FINDS = [0, 1];

const node = (options: readonly string[]): Program => ({
  command: process.execPath,
  options,
  cwd: PROJECT,
  codes: FINDS,
});

/** All data is sound, so whatever it says is a mistake of the benchmark. */
const validator = (data: string): Program => ({
  ...node([join(import.meta.dirname, 'validate-data.mjs'), SCHEMA, join(data, 'regions')]),
  codes: [0],
});

/** The quickest of their kind that the registry has. */
const QUICKEST: Chain = {
  name: 'ajv, check-html-links, htmlhint',
  async programs({ peer: { leaves }, folder }, data) {
    const out = join(folder, leaves[0] ?? '');
    const links = await program(['check-html-links@0.2.4'], 'check-html-links/src/cli.js');
    const lint = await program(['htmlhint@1.9.2'], 'htmlhint/bin/htmlhint');
    return [validator(data), node([links, out]), node([lint, '--format', 'unix', out])];
  },
};

/** What most projects use. */
const USUAL: Chain = {
  name: 'ajv, linkinator, html-validate',
  async programs({ peer: { leaves }, folder }, data) {
    const out = join(folder, leaves[0] ?? '');
    const own = (file: string) => join(PROJECT, 'node_modules', file);
    const crawl = ['--recurse', '--silent', '--check-fragments', '--skip', '^https?://(?!localhost)'];
    return [
      validator(data),
      node([own('linkinator/build/src/cli.js'), out, ...crawl]),
      node([own('html-validate/bin/html-validate.mjs'), out]),
    ];
  },
};

export const CHAINS: readonly Chain[] = [QUICKEST, USUAL];
