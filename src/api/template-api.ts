/**
 * Everything that templates may import from the engine: the types with which a website describes itself, and what its
 * components can learn about the site while they render.
 */

export { toSlug } from '../base/lib/paths.ts';
export type * from './dataset.ts';
export type { DeliverySettings } from './forms/delivery.ts';
export type { FieldErrors, FormAnswer, FormSpec, FormValues } from './forms/form-spec.ts';
export { fillSlots } from './forms/slots.ts';
export type * from './house-style.ts';
export type * from './images.ts';
export type * from './import-glob.ts';
export { Island } from './island.tsx';
export { type FragmentNode, parseFragment } from './markup/fragment.ts';
export { type InlineNode, parseInline, plainText } from './markup/inline.ts';
export { escapeXml } from './markup/xml.ts';
export { oncePerSite } from './once-per-site.ts';
export type * from './page-type.ts';
export type * from './pictures.ts';
export type * from './site-check.ts';
export type * from './site-definition.ts';
export * from './site-view.ts';
export { toMarkup } from './to-markup.ts';
