import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { timed } from '../timed.ts';
import { astro } from './astro.ts';
import { eleventy } from './eleventy.ts';
import { hugo } from './hugo.ts';
import type { Peer } from './peer.ts';

/** Outside this project, so that peers do not find its packages. */
const HOME = join(tmpdir(), 'nebel-bench-peers');

/** Astro 5 is the last version for our oldest Node. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  eleventy: ['@11ty/eleventy@3.1.0'],
  astro: ['astro@5.18.2', 'yaml@2.9.1'],
};

const FINDERS: Readonly<Record<string, () => Peer | undefined>> = {
  hugo,
  eleventy: () => eleventy(HOME),
  astro: () => astro(HOME),
};

const PEERS = Object.keys(FINDERS);

/**
 * Finds a generator by its name. Hugo must be on the path; the others are installed on first use.
 *
 * @throws if the generator is missing
 */
export async function peer(name: string): Promise<Peer> {
  const find = FINDERS[name];
  if (!find) throw new Error(`There is no peer «${name}»; there are ${PEERS.join(', ')}.`);
  const packages = PACKAGES[name];
  if (packages && !find()) await install(packages);
  const found = find();
  if (!found) throw new Error(`${name} is not on the path. On Debian: apt-get install ${name}`);
  return found;
}

/** Returns the path of a program in a package, which is installed on first use. */
export async function program(packages: readonly string[], file: string): Promise<string> {
  const path = join(HOME, 'node_modules', file);
  if (!existsSync(path)) await install(packages);
  return path;
}

async function install(packages: readonly string[]): Promise<void> {
  mkdirSync(HOME, { recursive: true });
  const options = ['--prefix', HOME, '--ignore-scripts', '--no-audit', '--no-fund', '--save-exact'];
  await timed({ command: 'npm', options: ['install', ...options, ...packages], cwd: HOME });
}
