import type { Language } from '../problems/describe.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** Every word the command line says, apart from findings. */
export interface CommandWords {
  readonly why: string;
  readonly fix: string;
  readonly more: string;
  /** Width of the widest of the three labels above, plus a gap. */
  readonly labelWidth: number;
  readonly allFine: (files: number) => string;
  readonly summary: (n: { errors: number; warnings: number; broken: number; files: number }) => string;
  readonly nothingWritten: (out: string) => string;
  readonly fixed: (made: number) => string;
  readonly built: (n: { pages: number; out: string; milliseconds: number }) => string;
  readonly progress: (done: number, total: number) => string;
  readonly serving: (address: string) => string;
  readonly stop: string;
  readonly notOurs: (out: string) => string;
  readonly outHoldsRoot: (out: string) => string;
  readonly noRoot: (root: string) => string;
  readonly noOutput: (out: string) => string;
  readonly portTaken: (port: number) => string;
  readonly badPort: (value: string) => string;
  readonly badBaseUrl: (value: string) => string;
  readonly noRoute: (url: string, suggestion: string | undefined) => string;
  readonly explain: {
    readonly address: string;
    readonly source: string;
    readonly type: string;
    readonly schema: string;
    readonly output: string;
    readonly title: string;
    readonly anchors: string;
    readonly leadsTo: string;
    readonly linkedFrom: string;
    readonly none: string;
  };
  readonly bug: (trace: string) => string;
  readonly help: {
    readonly program: string;
    readonly root: string;
    readonly lang: string;
    readonly format: string;
    readonly out: string;
    readonly fix: string;
    readonly release: string;
    readonly baseUrl: string;
    readonly noCache: string;
    readonly port: string;
    readonly store: string;
    readonly url: string;
    readonly validate: string;
    readonly build: string;
    readonly preview: string;
    readonly explain: string;
    readonly example: string;
    readonly usage: string;
    readonly arguments: string;
    readonly options: string;
    readonly commands: string;
    readonly showHelp: string;
    readonly showVersion: string;
    readonly helpCommand: string;
    readonly wrongUse: (message: string) => string;
  };
}

export const WORDS: Readonly<Record<Language, CommandWords>> = { de, en };
