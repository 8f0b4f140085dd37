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
  /** Stands for a place where there is no file: what the command prints. */
  readonly printed: string;
  /** What can be relied upon all the same. */
  readonly whole: string;
}
