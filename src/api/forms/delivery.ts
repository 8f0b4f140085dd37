/** Where the browser sends forms. */
import type { FieldSpec, FormSpec } from './form-spec.ts';

export type DeliverySettings =
  /** To the relay, which has the key of the store. */
  | {
      readonly kind: 'relay';
      /** Origin of the relay, if it differs from that of the site: `https://relay.example`. */
      readonly origin?: string;
    }
  /** Directly to the store. Its key is part of the page, where anyone can read it. */
  | ({ readonly kind: 'direct' } & DirectAccess);

/** Data that a page needs to write to the store directly. */
export interface DirectAccess {
  /** Address of the service, without a trailing slash. */
  readonly endpoint: string;
  readonly base: string;
  readonly key: string;
  readonly forms: readonly StoredForm[];
}

/** The part of a form that defines how it is stored. */
export interface StoredForm extends Pick<FormSpec, 'action' | 'table' | 'constants' | 'timestamp'> {
  readonly fields: readonly Pick<FieldSpec, 'name' | 'column' | 'emptyText' | 'extra'>[];
}

/** Returns the settings of a site below a path of its host, whose forms post there. */
export function placedDelivery(delivery: DeliverySettings | undefined, path: string): DeliverySettings | undefined {
  if (delivery?.kind !== 'direct' || path === '') return delivery;
  return { ...delivery, forms: delivery.forms.map((form) => ({ ...form, action: path + form.action })) };
}
