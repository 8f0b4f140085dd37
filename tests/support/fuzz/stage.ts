import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteDefinition } from '../../../src/api/template-api.ts';
import { filesBelow } from '../../../src/base/disk/files-below.ts';
import { build } from '../../../src/build.ts';
import { readContent } from '../../../src/content/read-content.ts';
import { hostFilesOf } from '../../../src/hosting/hosts/hosts.ts';
import { memoryCache } from '../memory-cache.ts';
import { suiteFolder } from '../mini-site.ts';

/** Path below the root → content for one case, or undefined to delete the file. */
export type Changes = Readonly<Record<string, string | Uint8Array | undefined>>;

/**
 * Makes a copy of a site's data for cases that change it one after another, with a cache, so that a case costs no more than what
 * it changes. Pages are built without social pictures, which take longest and have their own test.
 */
export function createStage(site: SiteDefinition, data: string) {
  const root = suiteFolder();
  cpSync(data, join(root, 'data'), { recursive: true });
  const quick = withoutPictures(site);
  const cache = memoryCache();
  const out = join(root, 'dist');

  function put(changes: Changes): () => void {
    const before = Object.keys(changes).map((file) => [file, textIn(root, file)] as const);
    for (const [file, content] of Object.entries(changes)) write(root, file, content);
    return () => {
      for (const [file, content] of before) write(root, file, content);
    };
  }

  return {
    root,
    /** Reads the content with some files changed, and restores the files. */
    read(changes: Changes) {
      const restore = put(changes);
      try {
        return { root, content: readContent(quick, { root, cache, env: {} }) };
      } finally {
        restore();
      }
    },
    /** Builds the site with some files changed, and restores the files. */
    async build(changes: Changes) {
      const restore = put(changes);
      try {
        const hostFiles = hostFilesOf(quick, {});
        const result = await build(quick, { root, out, cache, env: {}, hostFiles });
        return { root, result, files: textsIn(out) };
      } finally {
        restore();
      }
    },
  };
}

export type Stage = ReturnType<typeof createStage>;

/** Returns the site without social pictures, which take longest to draw. */
export const withoutPictures = (site: SiteDefinition): SiteDefinition => ({
  ...site,
  pageTypes: site.pageTypes.map(({ picture: _, ...type }) => type),
});

const textsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    filesBelow(folder, { onUnreadable() {} }).map(({ path }) => [path, readFileSync(join(folder, path), 'utf8')]),
  );

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
