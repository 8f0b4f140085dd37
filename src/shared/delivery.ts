/** Where the browser sends a filled form. */
import type { FieldSpec, FormSpec } from './form-spec.ts';

export type DeliverySettings =
  /** To our relay, which holds the key of the store. */
  | {
      readonly kind: 'relay';
      /** Where the relay runs, if not under the address of the site: `https://relay.example`. */
      readonly origin?: string;
    }
  /** Straight to the store. Its key is part of the page, where anyone can read it. */
  | ({ readonly kind: 'direct' } & DirectAccess);

/** What a page needs to write to the store itself. */
export interface DirectAccess {
  /** Address of the service, without a trailing slash. */
  readonly endpoint: string;
  readonly base: string;
  readonly key: string;
  readonly forms: readonly StoredForm[];
}

/** The part of a form that says how it is stored. */
export interface StoredForm extends Pick<FormSpec, 'action' | 'table' | 'constants' | 'timestamp'> {
  readonly fields: readonly Pick<FieldSpec, 'name' | 'column' | 'emptyText' | 'extra'>[];
}
