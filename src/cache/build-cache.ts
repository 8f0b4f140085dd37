import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Memory } from '../lib/memory.ts';
import { createStoredMemory } from '../lib/stored-memory.ts';
import { compareText } from '../problems/problem.ts';
import { removeDrafts } from './drafts.ts';
import { openLogStore } from './log-store.ts';

/** What builds of one site leave for the next one. */
export interface BuildCache {
  readonly memory: Memory;
  /** To be called after a build that succeeded: one that stopped half-way has not asked for all that is worth keeping. */
  save(): void;
}

export interface BuildCacheOptions {
  /** Folder for caches. */
  readonly folder: string;
  /** Folder that holds `data/`. Each has a cache of its own. */
  readonly root: string;
  /** Says which version of the engine runs. */
  readonly engine: string;
  /** Folder of the templates, whose files may be read while a page is rendered. */
  readonly templates: string;
}

export function openBuildCache({ folder, root, engine, templates }: BuildCacheOptions): BuildCache {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 16);
  const store = openLogStore(join(folder, `build-${name}`));
  const memory = createStoredMemory(store, `${engine} ${process.version} ${digestOf(templates)}`);
  const save = () => {
    store.save();
    removeDrafts(folder);
  };
  return { memory, save };
}

/** One hash over the names and bytes of all files below a folder. */
function digestOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort(compareText)) {
    const bytes = readFileSync(path);
    hash.update(`${path.slice(folder.length)} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}
