import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BuildResult, build } from '../../../src/build.ts';
import { memoryCache } from '../../../src/cache.ts';
import { type MemoryOutput, memoryOutput } from '../../../src/dev/memory-output.ts';
import { type Content, readContent } from '../../../src/read-content.ts';
import type { SiteDefinition } from '../../../src/template-api.ts';

/** File below the root → what it holds for one case, or undefined where it is missing. */
export type Changes = Readonly<Record<string, string | Uint8Array | undefined>>;

/** What one case made of the content: what was read, and what was built if it was asked for. */
export interface Staged {
  readonly root: string;
  readonly content: Content;
}

export interface Built {
  readonly root: string;
  readonly result: BuildResult;
  readonly files: ReturnType<MemoryOutput['files']>;
}

/**
 * A copy of a site's data that cases change one after the other, with a cache, so that a case costs no more than what
 * it changes. Pages are built into memory and without their social pictures, which take longest and have a test of
 * their own.
 */
export interface Stage {
  readonly root: string;
  /** Reads the content with some files changed, and puts the files back. */
  read(changes: Changes): Staged;
  /** The same, and builds the site. */
  build(changes: Changes): Promise<Built>;
  close(): void;
}

export function createStage(site: SiteDefinition, data: string): Stage {
  const root = mkdtempSync(join(tmpdir(), 'nebel-proof-'));
  cpSync(data, join(root, 'data'), { recursive: true });
  const quick = withoutPictures(site);
  const cache = memoryCache();
  const output = memoryOutput();

  function put(changes: Changes): () => void {
    const before = Object.keys(changes).map((file) => [file, textIn(root, file)] as const);
    for (const [file, content] of Object.entries(changes)) write(root, file, content);
    return () => {
      for (const [file, content] of before) write(root, file, content);
    };
  }

  return {
    root,
    read(changes) {
      const restore = put(changes);
      try {
        return { root, content: readContent(quick, { root, cache, env: {} }) };
      } finally {
        restore();
      }
    },
    async build(changes) {
      const restore = put(changes);
      try {
        const result = await build(quick, { root, out: output, cache, env: {} });
        return { root, result, files: output.files() };
      } finally {
        restore();
      }
    },
    close: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** The same site, but for the pictures that show its pages where they are shared: drawing them takes longest. */
export const withoutPictures = (site: SiteDefinition): SiteDefinition => ({
  ...site,
  pageTypes: site.pageTypes.map(({ picture: _, ...type }) => type),
});

function textIn(root: string, file: string): Uint8Array | undefined {
  try {
    return readFileSync(join(root, file));
  } catch {
    return undefined;
  }
}

function write(root: string, file: string, content: string | Uint8Array | undefined): void {
  const path = join(root, file);
  if (content === undefined) {
    rmSync(path, { force: true });
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
