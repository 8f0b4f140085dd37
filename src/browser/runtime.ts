/** What the browser side offers to islands and scripts, and what they have to offer in return. */
import type { FieldErrors, FormValues } from '../shared/form-spec.ts';

export type Outcome =
  /** The relay or the store has it. */
  | { readonly kind: 'accepted' }
  /** It could not be sent, but waits in this browser and will be sent again by itself. */
  | { readonly kind: 'kept' }
  /** A message may be empty: something on the way refused the pictures because they are too large. */
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  | { readonly kind: 'failed' };

export interface Entry {
  /** Address of the form: `/api/anfragen`. */
  readonly action: string;
  readonly values: FormValues;
  readonly photos?: Photos | undefined;
}

/** Pictures that belong to a form, under the name that it gives them. Never an empty list. */
export interface Photos {
  readonly name: string;
  readonly files: readonly File[];
}

export interface Outbox {
  /** Number of entries for this form that have not arrived, those among them that grew too old while this page was open. */
  pending(action: string): number;
  /** Calls back after each change: an entry was kept, arrived, or was deleted. Returns a function that ends it. */
  onChange(listener: () => void): () => void;
}

export interface Runtime {
  /** Sends a form. `keep` puts it into the outbox when it cannot be sent. Never rejects. */
  submit(entry: Entry, options: { readonly keep: boolean }): Promise<Outcome>;
  readonly outbox: Outbox;
}

/** The default export of an island's client entry: brings the island's HTML to life. */
export type Mount<Props> = (element: HTMLElement, props: Props, runtime: Runtime) => void;

/**
 * The default export of a plain script that runs on every page. Few of them have to do with forms, so the runtime is
 * loaded for those that ask for it.
 */
export type Script = (runtime: () => Promise<Runtime>) => void;
