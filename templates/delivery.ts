/** Delivery of submitted forms. */
import { type DeliverySettings, type Environment, fillSlots, type SharedData } from 'nebel/template-api';
import type { Form, Site } from '../.types/data.ts';

/** Environment variables that direct delivery publishes in the pages. */
export const DIRECT_VARIABLES = ['AIRTABLE_API_KEY', 'AIRTABLE_BASE_ID'] as const;

/**
 * Returns how forms are delivered: through the site's relay, or directly into the database that the build environment
 * configures.
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
 * Reduces a form to what its receiver supports: photos only if they are switched on, and neither photos nor extra fields if
 * browsers write into the database directly.
 */
export function supportedForm({ photos, ...form }: Form, { delivery }: Pick<Site, 'delivery'>): Form {
  if (delivery === 'direct') return { ...form, fields: form.fields.filter(({ extra }) => !extra) };
  if (!photos?.show) return form;
  return { ...form, photos: { ...photos, label: fillSlots(photos.label, { limit: photos.most }) } };
}
