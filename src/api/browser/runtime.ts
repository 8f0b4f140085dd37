/** The interface between the browser runtime and the islands and scripts of a site. */
import type { FieldErrors, FormValues } from '../forms/form-spec.ts';

export type Outcome =
  /** The relay or the store has received it. */
  | { readonly kind: 'accepted' }
  /** It could not be sent, but is stored in this browser and will be retried automatically. */
  | { readonly kind: 'kept' }
  /** A message is empty if a proxy rejected photos that are too large. */
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  | { readonly kind: 'failed' };

export interface Entry {
  /** Path that the form posts to: `/api/anfragen`. */
  readonly action: string;
  readonly values: FormValues;
  readonly photos?: Photos | undefined;
}

/** Photos of a form, under its field name for them. Never an empty list. */
export interface Photos {
  readonly name: string;
  readonly files: readonly File[];
}

export interface Outbox {
  /** Number of entries for this form that have not arrived, including those that expired while this page was open. */
  pending(action: string): number;
  /** Calls back after an entry was stored, arrived, or was deleted. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
}

export interface Runtime {
  /** Sends a form. `keep` puts it into the outbox if it cannot be sent. Never rejects. */
  submit(entry: Entry, options: { readonly keep: boolean }): Promise<Outcome>;
  readonly outbox: Outbox;
}

/** The default export of an island's client entry: hydrates the island's HTML. */
export type Mount<Props> = (element: HTMLElement, props: Props, runtime: Runtime) => void;

/** The default export of a script that runs on every page. Few scripts use forms, so the runtime is loaded on demand. */
export type Script = (runtime: () => Promise<Runtime>) => void;
