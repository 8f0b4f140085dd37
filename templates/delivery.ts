/** How the browser gets rid of a filled form. */
import { type DeliverySettings, type Environment, fillSlots, type SharedData } from 'nebel/template-api';
import type { Form, Site } from './data.gen.ts';

/**
 * Through the relay of this site, wherever that brings things, or straight into the database, with what the environment
 * of the build says.
 */
export function delivery({ site, forms }: SharedData, env: Environment): DeliverySettings {
  const { delivery, relayUrl } = site as Site;
  if (delivery !== 'direct') return { kind: 'relay', ...(relayUrl && { origin: relayUrl }) };
  return {
    kind: 'direct',
    endpoint: (env.AIRTABLE_ENDPOINT_URL || 'https://api.airtable.com').replace(/\/+$/, ''),
    base: env.AIRTABLE_BASE_ID ?? '',
    key: env.AIRTABLE_API_KEY ?? '',
    forms: Object.values(forms as Record<string, Form>),
  };
}

/**
 * As much of a form as what takes it can keep: pictures where they are switched on, and neither these nor further fields
 * where browsers write into the database themselves.
 */
export function takenForm({ photos, ...form }: Form, { delivery }: Pick<Site, 'delivery'>): Form {
  if (delivery === 'direct') return { ...form, fields: form.fields.filter(({ extra }) => !extra) };
  if (!photos?.show) return form;
  return { ...form, photos: { ...photos, label: fillSlots(photos.label, { limit: photos.most }) } };
}
