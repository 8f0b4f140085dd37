/**
 * Everything that templates may import from the engine: the types with which a website describes itself, and what its
 * components can learn about the site while they render.
 */
export { type FragmentNode, parseFragment } from './markup/fragment.ts';
export { type InlineNode, parseInline, plainText } from './markup/inline.ts';
export { escapeXml } from './markup/xml.ts';
export { Island } from './render/island.tsx';
export { oncePerSite } from './render/once-per-site.ts';
export { toMarkup } from './render/to-markup.ts';
export type { DeliverySettings } from './shared/delivery.ts';
export type { FieldErrors, FormAnswer, FormSpec, FormValues } from './shared/form-spec.ts';
export { fillSlots } from './shared/slots.ts';
export type * from './template-api/dataset.ts';
export type * from './template-api/house-style.ts';
export type * from './template-api/images.ts';
export type * from './template-api/page-type.ts';
export type * from './template-api/pictures.ts';
export type * from './template-api/site-definition.ts';
export * from './template-api/site-view.ts';
