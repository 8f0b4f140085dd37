/** Errors that end a command: wrong use, and mistakes in the code of templates. */
import { isAbsolute, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stackOf, TemplateMisuse } from '../lib/errors.ts';
import { type Finding, finding, type Place } from './finding.ts';

/** Wrong use of a command, or a setting that its user has to change. The message is for the user: it says what and how. */
export class UsageError extends Error {}

/** A mistake in the templates that has a code of its own, such as an invalid schema. */
export class TemplateMistake extends Error {
  readonly findings: readonly Finding[];

  constructor(...findings: readonly Finding[]) {
    super(findings.map(({ code, place, params }) => `${place.file}: ${code} ${Object.values(params)}`).join('\n'));
    this.findings = findings;
  }
}

/** The templates failed to make a page. The cause is the error that they threw. */
export class BrokenPage extends Error {
  readonly page: PageSource;

  constructor(page: PageSource, cause: unknown) {
    super(`${page.url} could not be made: ${(cause as Partial<Error>)?.message ?? cause}`, { cause });
    this.page = page;
  }
}

/** A page and the data file that it is made from. */
export interface PageSource {
  readonly url: string;
  readonly file: string;
}

/** Calls a function and wraps its errors in a `BrokenPage`. */
export function forPage<Result>(page: () => PageSource, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    throw error instanceof BrokenPage || error instanceof TemplateMistake ? error : new BrokenPage(page(), error);
  }
}

/** An error in code, as plain data. */
export interface Failure {
  readonly message: string;
  readonly trace: string;
  /** Position in a file, if it is known. Line and column count from 1. */
  readonly at?: { readonly path: string; readonly line: number; readonly column: number };
  /** The page that was being made. */
  readonly page?: PageSource;
  /** Set if the templates are to blame. */
  readonly findings?: readonly Finding[];
  /** Set if the cause is the system. */
  readonly obstacle?: Obstacle;
}

/** An error of the system that users can mend themselves, such as a full disk: what happened, and the remedy. */
export interface Obstacle {
  readonly what: string;
  readonly fix: string;
}

/** An error of esbuild. Its lines count from 1, its columns from 0. */
interface EsbuildError {
  readonly text: string;
  readonly location: { readonly file: string; readonly line: number; readonly column: number } | null;
}

/** Converts an exception of the templates to plain data. `folder` is the folder of the templates. */
export function failureOf(error: unknown, folder: string): Failure {
  if (error instanceof BrokenPage) return { ...failureOf(error.cause, folder), page: error.page };
  if (!(error instanceof Error)) return { message: String(error), trace: String(error) };
  const trace = stackOf(error);
  const [bundling] = bundlingErrors(error);
  if (!bundling) return { message: error.message, trace, ...firstFrame(error.stack ?? '', folder) };
  if (!bundling.location) return { message: bundling.text, trace };
  const { file, line, column } = bundling.location;
  // Our code may import a module of the site that lacks the export. The message names the module.
  const [, module = ''] = (GENERATED.test(file) && /"([^"]+\.\w+)"/.exec(bundling.text)) || [];
  const at = module ? { path: module, line: 1, column: 1 } : { path: file, line, column: column + 1 };
  // The stack is that of esbuild.
  const place = `${at.path}:${at.line}:${at.column}`;
  return { message: bundling.text, trace: `${place}: ${bundling.text}`, at: { ...at, path: resolve(folder, at.path) } };
}

/** What esbuild calls code that is not in a file. */
const GENERATED = /^<stdin>$|^generated:/;

const bundlingErrors = (error: unknown) =>
  (error as { errors?: readonly EsbuildError[] } | null | undefined)?.errors ?? [];

const FRAME = /(?:\(|at (?:async )?)(file:\/\/\/[^)\n]+?|\/[^)\n]+?|[A-Z]:\\[^)\n]+?):(\d+):(\d+)\)?$/gm;

/** Finds the first frame of a stack trace in the templates, or else in other code of the site. */
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
 * True if a package threw it: React, which refuses an object as text or an asynchronous component, or one that a template
 * calls.
 */
const isOfPackage = (error: Error) =>
  /[\\/]node_modules[\\/](?!nebel[\\/]|.*[\\/]node_modules[\\/])/.test(
    /^\s+at .*$/m.exec(error.stack ?? '')?.[0] ?? '',
  );

/**
 * Converts an error to findings if the templates are to blame: if their code or their bundling threw it, if it passed
 * through their code, or if a package refuses to make their page. Returns undefined otherwise.
 *
 * @param templates folder of the templates
 * @param isBroken true if the engine could be loaded, but not with the templates
 * @param placeOf returns the name of a path in findings
 */
export function templateFindings(
  error: unknown,
  templates: string,
  isBroken: boolean,
  placeOf: (path: string) => string,
): readonly Finding[] | undefined {
  if (error instanceof TemplateMistake) return error.findings;
  const { message, at: frame, page } = failureOf(error, templates);
  const cause = error instanceof BrokenPage ? error.cause : error;
  const isPlaced =
    bundlingErrors(cause).length > 0 || (frame && isAbsolute(templates) && frame.path.startsWith(templates + sep));
  // Our own code throws nothing but errors.
  const isTheirs =
    isBroken || !(cause instanceof Error) || cause instanceof TemplateMisuse || (page && isOfPackage(cause));
  if (!isPlaced && !isTheirs) return undefined;
  // Any other frame is one of our own code.
  const at = isPlaced ? frame : undefined;
  const range = at && { line: at.line, column: at.column, endLine: at.line, endColumn: at.column + 1 };
  const place: Place = { file: placeOf(at?.path ?? templates), range };
  return [finding('template-broken', place, { message: message.split('\n')[0] ?? '', page })];
}
