import { mkdirSync } from 'node:fs';
import { timed } from '../timed.ts';
import { astro } from './astro.ts';
import { eleventy } from './eleventy.ts';
import { hugo } from './hugo.ts';
import { next } from './next.ts';
import type { Peer } from './peer.ts';

/** Astro 5 is the last that runs on our oldest Node. */
const PACKAGES = [
  '@11ty/eleventy@3.1.0',
  'astro@5.18.2',
  'next@16.4.6',
  'react@19.3.1',
  'react-dom@19.3.1',
  'yaml@2.9.1',
];

/** Installs what comes from npm into a folder outside of this project. */
export async function installPeers(home: string): Promise<void> {
  mkdirSync(home, { recursive: true });
  const options = ['--prefix', home, '--ignore-scripts', '--no-audit', '--no-fund', '--save-exact'];
  await timed({ command: 'npm', options: ['install', ...options, ...PACKAGES], cwd: home });
}

/** Those that are installed here. Says of the others that they are left out. */
export function peersIn(home: string | undefined): readonly Peer[] {
  const found = { Hugo: hugo(), Eleventy: eleventy(home), Astro: astro(home), Next: next(home) };
  return Object.entries(found).flatMap(([name, peer]) => {
    if (!peer) console.error(`${name} is not installed here and is left out.`);
    return peer ?? [];
  });
}
