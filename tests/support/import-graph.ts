import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';

/** An import of a value, a type or a style sheet. */
export interface Edge {
  readonly from: string;
  /** A file of the project, or the name of a package or Node module. */
  readonly to: string;
  /** The path as it is written. */
  readonly written: string;
  /** True if only types are imported, which are gone at run time. */
  readonly isOfTypes: boolean;
}

const ROOT = join(import.meta.dirname, '../..');

const MANIFEST = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** `import … from '…'`, `export … from '…'`, `import '…'` and `import('…')`, the first three at the start of a line. */
const IMPORT = /^(?:import|export(?= (?:type )?[{*]))\s(?:[^'";]*?\sfrom\s)?\s*'([^']+)'|\bimport\('([^']+)'\)/gm;

/** Returns every import in the sources below these folders, without tests. */
export function importGraph(folders: readonly string[]): Edge[] {
  const files = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file.replaceAll('\\', '/')))
      .filter((file) => /(^|\/)nebel$|\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file)),
  );
  return files.flatMap((from) =>
    [...readFileSync(join(ROOT, from), 'utf8').matchAll(IMPORT)].map(([text, named, loaded]) => {
      const written = named ?? loaded ?? '';
      return { from, to: targetOf(from, written), written, isOfTypes: /^\w+ type /.test(text) };
    }),
  );
}

/** Resolves a path of the project, and the exports of its package: `nebel/template-api`. */
function targetOf(from: string, written: string): string {
  if (written.startsWith('nebel/')) return MANIFEST.exports[`.${written.slice('nebel'.length)}`]?.slice(2) ?? written;
  if (!written.startsWith('.')) return written;
  const to = normalize(join(dirname(from), written));
  if (!existsSync(join(ROOT, to))) throw new Error(`${from} imports ${written}, which does not exist.`);
  return to;
}
