import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Failure } from './outcome.ts';

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
