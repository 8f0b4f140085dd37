/** Why a machine does not do what it is asked for. */
export type TroubleKind =
  | 'full'
  | 'quota'
  | 'readOnly'
  | 'denied'
  | 'inUse'
  | 'tooManyFiles'
  | 'nameTooLong'
  | 'tooLarge'
  | 'broken';

/** Words for trouble that neither the content nor nebel has made. */
export interface TroubleWords {
  /** What is wrong, and what helps. `where` is a file or a folder. */
  readonly kinds: Readonly<Record<TroubleKind, { readonly what: (where: string) => string; readonly fix: string }>>;
  readonly output: OutputWords;
  /** Stands for a place where there is no file: what the command prints. */
  readonly printed: string;
  /** What can be relied upon all the same. */
  readonly whole: string;
}

/** A process that works in an output folder, and since when. */
export interface Worker {
  readonly pid: number;
  readonly host: string;
  readonly since: Date;
}

/** Words for what keeps a command from the output folder `out`. */
export interface OutputWords {
  /** Another process is at work there. */
  readonly busy: { readonly what: (out: string, worker: Worker) => string; readonly fix: string };
  /** Something with the name of our lock is in the way. */
  readonly locked: { readonly what: (out: string, lock: string) => string; readonly fix: string };
  /** Another process has taken this one for dead. */
  readonly lost: { readonly what: (out: string) => string; readonly fix: string };
  /** Somebody has put a folder of his own there during the build. */
  readonly foreign: { readonly what: (out: string) => string; readonly fix: string };
}
