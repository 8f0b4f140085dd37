import type { Trouble } from '../leads/watch.ts';
import type { Language } from '../problems/describe.ts';
import type { Recipient } from '../shared/practices.ts';
import { de } from './de.ts';
import type { DevWords } from './dev/words.ts';
import type { DiffWords } from './diff/words.ts';
import { en } from './en.ts';
import type { CheckWords, LeadsWords } from './leads/words.ts';
import type { PageWords } from './pages/words.ts';
import type { TroubleWords } from './trouble/words.ts';
import type { WrongUseWords } from './wrong-use/words.ts';

/** Words of `nebel new`, and the comments in the files that it writes. */
export interface NewFileWords {
  readonly created: (file: string) => string;
  readonly open: (places: number, marker: string) => string;
  readonly next: string;
  readonly nothingKnown: (slug: string) => string;
  readonly exists: (file: string) => string;
  readonly badSlug: (slug: string, suggestion: string | undefined) => string;
  readonly unknownType: (type: string, types: readonly string[], suggestion: string | undefined) => string;
  readonly cancelled: string;
  /** First comment of a new file. */
  readonly replace: (marker: string) => string;
  readonly chosen: (label: string, others: readonly string[]) => string;
  readonly optional: string;
  readonly choices: (choices: readonly string[]) => string;
  readonly forms: (names: readonly string[]) => string;
  readonly number: (kind: 'integer' | 'number', min: number | undefined, max: number | undefined) => string;
  readonly length: (min: number, max: number) => string;
  readonly items: (min: number, max: number | undefined) => string;
  readonly whichOne: string;
  readonly skip: string;
  readonly question: (field: string, help: string, preset: string | undefined) => string;
  readonly noNumber: (answer: string) => string;
  readonly noChoice: (answer: string, suggestion: string | undefined) => string;
}

/** Words of `nebel relay`, and of the relay in `nebel preview`. */
export interface RelayWords {
  readonly serving: (address: string) => string;
  readonly storesIn: (file: string) => string;
  readonly forwards: (file: string) => string;
  /** Someone is given what visitors send, and no page says so. */
  readonly untold: (recipient: Recipient) => string;
  /** A page says that someone is given what visitors send, and that is not so. */
  readonly untrue: (recipient: Recipient) => string;
  /** There are mistakes in pages, and the relay does not need those. */
  readonly runsAllTheSame: (errors: number) => string;
  readonly noForms: string;
  readonly badStore: (file: string, cause: string) => string;
  /** The journal would lie among the files that everybody can read. */
  readonly storeInSite: (file: string) => string;
  /** SQLite cannot read the journal's file, or finds it damaged. `copies` are those that there are, the newest first. */
  readonly damaged: (file: string | undefined, copies: readonly string[]) => string;
  /** The journal's file is no longer where it was when the relay opened it. */
  readonly gone: (file: string) => string;
  /** What the owner is told, by mail or by a call, when something is wrong. */
  readonly alarms: Readonly<Record<Trouble, { readonly subject: string; readonly text: string }>>;
  readonly check: CheckWords;
  readonly badVariable: (variable: string, problem: 'missing' | 'invalid') => string;
  readonly bundled: (file: string) => string;
}

/** Every word the command line says, apart from findings. */
export interface CommandWords {
  readonly why: string;
  readonly fix: string;
  readonly more: string;
  /** Width of the widest of the three labels above, plus a gap. */
  readonly labelWidth: number;
  readonly allFine: (files: number) => string;
  readonly summary: (n: { errors: number; warnings: number; broken: number; files: number }) => string;
  readonly annotationsCapped: (shown: number) => string;
  /** Words of the list of what a release still needs. */
  readonly toSupply: {
    readonly heading: (count: number) => string;
    readonly placeholders: string;
    readonly evidence: string;
    readonly practices: string;
  };
  /** Without `out`, there is no folder of an earlier build. */
  readonly nothingWritten: (out?: string) => string;
  readonly fixed: (made: number) => string;
  readonly spelling: {
    readonly noDictionary: (name: string) => string;
    readonly accepted: (words: readonly string[], file: string) => string;
    /** Those that had been accepted before. */
    readonly known: (words: readonly string[], file: string) => string;
  };
  /** The next day on which the same content makes another site. */
  readonly nextChange: (day: string) => string;
  readonly ledger: {
    readonly added: (addresses: number, file: string) => string;
    readonly redirected: (from: string, to: string) => string;
    /** First comments of a new list of all addresses. */
    readonly head: readonly string[];
  };
  readonly built: (n: { pages: number; out: string; milliseconds: number }) => string;
  readonly building: string;
  readonly progress: (done: number, total: number) => string;
  readonly starting: string;
  readonly serving: (address: string) => string;
  /** Others in the network reach a server, and at these addresses. */
  readonly inNetwork: (addresses: readonly string[]) => string;
  readonly openToNetwork: string;
  readonly stop: string;
  readonly notOurs: (out: string) => string;
  readonly noFolder: (out: string) => string;
  readonly noFile: (file: string) => string;
  readonly outHoldsRoot: (out: string) => string;
  readonly noRoot: (root: string) => string;
  readonly noOutput: (out: string) => string;
  readonly noPages: (out: string) => string;
  readonly portTaken: (port: number) => string;
  readonly badPort: (value: string) => string;
  readonly cannotListen: (address: string, cause: string) => string;
  readonly badRelayAddress: (value: string) => string;
  readonly badBaseUrl: (value: string) => string;
  readonly badDay: (value: string) => string;
  readonly badEpoch: (value: string) => string;
  readonly pages: PageWords;
  readonly newFile: NewFileWords;
  readonly relay: RelayWords;
  readonly dev: DevWords;
  readonly diff: DiffWords;
  readonly bug: (trace: string) => string;
  readonly trouble: TroubleWords;
  readonly wrongUse: WrongUseWords;
  readonly leads: LeadsWords;
  readonly help: {
    readonly program: string;
    readonly root: string;
    readonly lang: string;
    readonly format: string;
    readonly out: string;
    readonly fix: string;
    readonly accept: string;
    readonly check: string;
    readonly against: string;
    readonly release: string;
    readonly baseUrl: string;
    readonly noCache: string;
    readonly drafts: string;
    readonly previewDrafts: string;
    readonly now: string;
    readonly port: string;
    readonly store: string;
    readonly backup: string;
    readonly url: string;
    readonly validate: string;
    readonly build: string;
    readonly preview: string;
    readonly explain: string;
    readonly relay: string;
    readonly host: string;
    readonly trustProxy: string;
    readonly checkRelay: string;
    readonly bundleRelay: string;
    readonly hosts: string;
    readonly server: string;
    readonly relayAddress: string;
    readonly newFile: string;
    readonly pageType: (types: readonly string[]) => string;
    readonly slug: string;
    readonly yes: string;
    readonly completion: string;
    readonly shell: string;
    readonly example: string;
    readonly usage: string;
    readonly arguments: string;
    readonly options: string;
    readonly commands: string;
    /** Stand in the usage line for options and for a command. */
    readonly anyOptions: string;
    readonly anyCommand: string;
    readonly choices: (choices: readonly string[]) => string;
    readonly preset: (value: string) => string;
    readonly showHelp: string;
    readonly showVersion: string;
    readonly helpCommand: string;
    /** `command` is the name of the command that was meant, if any was. */
    readonly wrongUse: (message: string, command: readonly string[]) => string;
  };
}

export const WORDS: Readonly<Record<Language, CommandWords>> = { de, en };
