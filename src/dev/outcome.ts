import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Problem } from '../problems/problem.ts';
import type { SiteSnapshot } from '../render/site-view.ts';
import type { FormSpec } from '../shared/form-spec.ts';
import type { AssetLinks } from '../template-api.ts';

/** Findings in the output name it as a build would. It lies in memory, so a file of that name on the disk is another one. */
export const SHOWN_AS = 'dist';

/** How a build ended. It crosses from the building process to the serving one, so it is plain data. */
export type Outcome =
  /** There is a new site. */
  | {
      readonly kind: 'built';
      readonly site: NewSite;
      readonly problems: readonly Problem[];
      readonly files: number;
      readonly forms?: FormsOfSite;
    }
  /** Something in the data keeps a new site from being made. */
  | { readonly kind: 'refused'; readonly problems: readonly Problem[]; readonly files: number }
  /** The templates could not be run. */
  | { readonly kind: 'failed'; readonly failure: Failure };

/** The files of a new site, said by what has changed since the last one of the same process. */
export interface NewSite {
  /** Paths of all files inside the output folder. */
  readonly paths: readonly string[];
  /** Content of those that are new or different, by path. */
  readonly changed: ReadonlyMap<string, string | Uint8Array>;
}

/** What the relay needs. Only said when it differs from the last time. */
export interface FormsOfSite {
  readonly forms: readonly FormSpec[];
  readonly snapshot: SiteSnapshot;
  readonly assets: AssetLinks;
}

/** A mistake in code, as the machine says it. */
export interface Failure {
  readonly message: string;
  readonly trace: string;
  /** Where, if that is known: the path of a file, its line and column from 1. */
  readonly at?: { readonly path: string; readonly line: number; readonly column: number };
}

/** What esbuild says of a file: its line counts from 1, its column from 0. */
interface EsbuildError {
  readonly text: string;
  readonly location: { readonly file: string; readonly line: number; readonly column: number } | null;
}

/** An exception of the templates as plain data, with the place where it comes from. `folder` is the templates' own. */
export function failureOf(error: unknown, folder: string): Failure {
  if (!(error instanceof Error)) return { message: String(error), trace: String(error) };
  const trace = error.stack ?? error.message;
  const [bundling] = (error as { errors?: readonly EsbuildError[] }).errors ?? [];
  if (bundling?.location) {
    const { file, line, column } = bundling.location;
    return { message: bundling.text, trace, at: { path: resolve(folder, file), line, column: column + 1 } };
  }
  return transforming(error.message, trace) ?? { message: error.message, trace, ...firstFrame(trace) };
}

/** The loader's way of saying that a file is not even code: `/path/page.tsx:3:7: ERROR: Expected "}"`. */
function transforming(message: string, trace: string): Failure | undefined {
  const [, path, line, column, text] = /^(\S.*?):(\d+):(\d+): ERROR: (.*)$/m.exec(message) ?? [];
  if (path === undefined || text === undefined || !isAbsolute(path)) return undefined;
  return { message: text, trace, at: { path, line: Number(line), column: Number(column) + 1 } };
}

const FRAME = /(?:\(|at (?:async )?)(file:\/\/\/[^)\n]+?|\/[^)\n]+?|[A-Z]:\\[^)\n]+?):(\d+):(\d+)\)?$/gm;

/** The first line of a trace that is in somebody's own code. */
function firstFrame(trace: string): Pick<Failure, 'at'> {
  const frames = [...trace.matchAll(FRAME)].map(([, where = '', line, column]) => ({
    path: where.startsWith('file:') ? fileURLToPath(where) : where,
    line: Number(line),
    column: Number(column),
  }));
  const at = frames.find(({ path }) => !/[\\/]node_modules[\\/]/.test(path));
  return at ? { at } : {};
}
