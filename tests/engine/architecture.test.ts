import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { describe, expect, test } from 'vitest';

/** An import of a value, a type or a style sheet. */
interface Edge {
  readonly from: string;
  /** A file of the project, or the name of a package or Node module. */
  readonly to: string;
}

const ROOT = join(import.meta.dirname, '../..');

/** `import … from '…'`, `export … from '…'`, `import '…'` and `import('…')`, the first three at the start of a line. */
const IMPORT = /^(?:import|export(?= (?:type )?[{*]))\s(?:[^'";]*?\sfrom\s)?\s*'([^']+)'|\bimport\('([^']+)'\)/gm;

/** Returns every import in `src/`, without tests and the starter, which is a website. */
function importGraph(): Edge[] {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file.replaceAll('\\', '/')))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$|^src\/scaffold\/starter\//.test(file));
  return files.flatMap((from) =>
    [...readFileSync(join(ROOT, from), 'utf8').matchAll(IMPORT)].map(([, named, loaded]) => ({
      from,
      to: targetOf(from, named ?? loaded ?? ''),
    })),
  );
}

function targetOf(from: string, written: string): string {
  if (!written.startsWith('.')) return written;
  const to = normalize(join(dirname(from), written));
  if (!existsSync(join(ROOT, to))) throw new Error(`${from} imports ${written}, which does not exist.`);
  return to;
}

/** A wing of `src/`. */
interface Wing {
  /** Wings that it may import. */
  readonly uses: readonly string[];
  /** The files by which other wings enter it. Without it, they may enter by every file. */
  readonly doors?: readonly string[];
  /** What is in it. `docs/architecture.md` says the same. */
  readonly holds: string;
}

const CORE = ['base', 'api', 'content', 'site'];

const WINGS: Readonly<Record<string, Wing>> = {
  base: { uses: [], holds: 'the ground: findings and their printers, disk, cache, threads, functions on plain values' },
  api: {
    uses: ['base'],
    holds: 'what a website sees: the types that define one, forms, browser code, markup, islands',
  },
  content: {
    uses: ['api', 'base'],
    doors: ['content.ts', 'site-view.ts'],
    holds: 'from YAML to a known site: load, validate, repair, spelling, published addresses, routes',
  },
  site: {
    uses: ['content', 'api', 'base'],
    doors: ['site.ts'],
    holds: 'from a known site to files: render, bundle, pictures, output, and the audit of built pages',
  },
  'build.ts': { uses: CORE, holds: 'the story: read, know, make, judge, promote' },
  hosting: {
    uses: ['content', 'api', 'base'],
    doors: ['hosts/hosts.ts', 'hosts/security.ts', 'serve/serve.ts'],
    holds: 'configuration for web servers, and servers of files',
  },
  diff: { uses: ['base'], doors: ['diff.ts'], holds: 'what changed for visitors between two builds' },
  scaffold: {
    uses: ['content', 'api', 'base'],
    doors: ['scaffold.ts'],
    holds: 'new data files, types of data, and the starter website',
  },
  relay: {
    uses: ['hosting', 'content', 'api', 'base'],
    doors: ['relay.ts', 'serverless.ts'],
    holds: 'inquiries: receive, keep, deliver, report, inbox',
  },
  studio: {
    uses: ['build.ts', 'hosting', 'diff', ...CORE],
    doors: ['studio.ts'],
    holds: 'the live preview, the gallery, and writing on the page',
  },
  cli: {
    uses: ['relay', 'studio', 'build.ts', 'hosting', 'diff', 'scaffold', ...CORE],
    doors: ['main.ts'],
    holds: 'a thin file a command: options → a door → print → exit code',
  },
};

const wingOf = (file: string) => /^src\/([^/]+)/.exec(file)?.[1];

/** Returns what is wrong with an import from one wing to another. */
function judge({ from, to }: Edge): string[] {
  const [own, other] = [wingOf(from), wingOf(to)];
  if (own === undefined || other === undefined || own === other) return [];
  const [wing, entered] = [WINGS[own], WINGS[other]];
  if (!wing || !entered) return [`${from} → ${to}: the table knows no such wing.`];
  if (!wing.uses.includes(other)) return [`${from} → ${to}: ${own} may not use ${other}.`];
  const isOpen = entered.doors?.some((door) => to === `src/${other}/${door}`) ?? true;
  return isOpen ? [] : [`${from} → ${to}: enter ${other} by ${entered.doors?.join(' or ')}.`];
}

describe('the wings of src/', () => {
  test('import each other only downwards, and by their doors', () => {
    const edges = importGraph();
    expect(edges.length).toBeGreaterThan(1000);
    expect(edges.flatMap(judge)).toEqual([]);
  });

  test('are described in docs/architecture.md as in the table above', () => {
    const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(' ');
    const rows = Object.entries(WINGS).map(
      ([name, { holds, uses, doors }]) =>
        `| \`${name}\` | ${holds} | ${list(uses) || 'nothing'} | ${doors ? list(doors) : 'every file'} |`,
    );
    const documented = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').match(/^\| `.*$/gm);
    expect(documented).toEqual(rows);
  });
});
