/** Mistakes in the code of templates, as the machine says them. */
import { isAbsolute, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Place, type Problem, problem } from './problem.ts';

/** The templates are wrong in a way that we can name: a schema that is none, for example. */
export class TemplateMistake extends Error {
  readonly problems: readonly Problem[];

  constructor(...problems: readonly Problem[]) {
    super(problems.map(({ code, place, params }) => `${place.file}: ${code} ${Object.values(params)}`).join('\n'));
    this.problems = problems;
  }
}

/** A page that its templates could not make. The cause is what they threw. */
export class BrokenPage extends Error {
  readonly page: MadeFrom;

  constructor(page: MadeFrom, cause: unknown) {
    super(`${page.url} could not be made: ${(cause as Partial<Error>)?.message ?? cause}`, { cause });
    this.page = page;
  }
}

/** A page's address, and the data file that it is made from. */
export interface MadeFrom {
  readonly url: string;
  readonly file: string;
}

/** Does something for a page, and says so if it fails. */
export function forPage<Result>(page: () => MadeFrom, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    throw error instanceof BrokenPage || error instanceof TemplateMistake ? error : new BrokenPage(page(), error);
  }
}

/** A mistake in code, as plain data. */
export interface Failure {
  readonly message: string;
  readonly trace: string;
  /** Where, if that is known: the path of a file, its line and column from 1. */
  readonly at?: { readonly path: string; readonly line: number; readonly column: number };
  /** The page that was being made. */
  readonly page?: MadeFrom;
}

/** What esbuild says of a file: its line counts from 1, its column from 0. */
interface EsbuildError {
  readonly text: string;
  readonly location: { readonly file: string; readonly line: number; readonly column: number } | null;
}

/** An exception of the templates as plain data, with the place where it comes from. `folder` is the templates' own. */
export function failureOf(error: unknown, folder: string): Failure {
  if (error instanceof BrokenPage) return { ...failureOf(error.cause, folder), page: error.page };
  if (!(error instanceof Error)) return { message: String(error), trace: String(error) };
  const trace = error.stack ?? error.message;
  const [bundling] = bundlingErrors(error);
  if (!bundling) return { message: error.message, trace, ...firstFrame(trace, folder) };
  if (!bundling.location) return { message: bundling.text, trace };
  const { file, line, column } = bundling.location;
  return { message: bundling.text, trace, at: { path: resolve(folder, file), line, column: column + 1 } };
}

const bundlingErrors = (error: unknown) => (error as { errors?: readonly EsbuildError[] }).errors ?? [];

const FRAME = /(?:\(|at (?:async )?)(file:\/\/\/[^)\n]+?|\/[^)\n]+?|[A-Z]:\\[^)\n]+?):(\d+):(\d+)\)?$/gm;

/** The first line of a trace that is in the templates; if none is, in other code of the site. */
function firstFrame(trace: string, folder: string): Pick<Failure, 'at'> {
  const frames = [...trace.matchAll(FRAME)].map(([, where = '', line, column]) => ({
    path: where.startsWith('file:') ? fileURLToPath(where) : where,
    line: Number(line),
    column: Number(column),
  }));
  const own = frames.filter(({ path }) => !/[\\/]node_modules[\\/]/.test(path));
  const at = own.find(({ path }) => path.startsWith(folder + sep)) ?? own[0];
  return at ? { at } : {};
}

/**
 * What an error says about the templates, if it is their mistake: thrown by them, or by their bundling. A page that could
 * not be made is theirs if they take part in it.
 *
 * @param templates folder of the templates
 * @param placeOf how findings name a path
 */
export function templateProblems(
  error: unknown,
  templates: string,
  placeOf: (path: string) => string,
): readonly Problem[] | undefined {
  if (error instanceof TemplateMistake) return error.problems;
  const { message, at, page } = failureOf(error, templates);
  const isBundled = bundlingErrors(error instanceof BrokenPage ? error.cause : error).length > 0;
  if (!isBundled && !(at && isAbsolute(templates) && at.path.startsWith(templates + sep))) return undefined;
  const range = at && { line: at.line, column: at.column, endLine: at.line, endColumn: at.column + 1 };
  const place: Place = { file: placeOf(at?.path ?? templates), range };
  return [problem('template-broken', place, { message: message.split('\n')[0] ?? '', page })];
}
