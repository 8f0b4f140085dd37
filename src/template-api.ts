/**
 * Everything that templates may import from the engine: how a website describes itself, and what its
 * components can ask about the site while they render.
 */
export { type FragmentNode, parseFragment } from './markup/fragment.ts';
export { type InlineNode, parseInline, plainText } from './markup/inline.ts';
export { escapeXml } from './markup/xml.ts';
export { Island } from './render/island.tsx';
export { oncePerSite } from './render/once-per-site.ts';
export { toMarkup } from './render/to-markup.ts';
export type { DeliverySettings } from './shared/delivery.ts';
export type { FormAnswer } from './shared/form-answer.ts';
export type { FieldErrors, FormSpec, FormValues } from './shared/form-spec.ts';
export { fillSlots } from './shared/slots.ts';
export type {
  ForbiddenWord,
  HouseStyle,
  SimilarityLimits,
  Spelling,
  TypographyRule,
} from './template-api/house-style.ts';
export type {
  ExistingContent,
  Facts,
  PageContext,
  PageMeta,
  PageType,
  Starter,
  StatedReadingTime,
  WantedLength,
} from './template-api/page-type.ts';
export type { PictureLink, SocialPicture } from './template-api/pictures.ts';
export type {
  AssetLinks,
  Budget,
  Counting,
  DataFile,
  DocumentProps,
  Environment,
  FactPattern,
  MovedPage,
  OutputFile,
  SiteDefinition,
} from './template-api/site-definition.ts';
export {
  type AnnouncedPage,
  type PageLink,
  type SharedData,
  SiteContext,
  SiteProvider,
  type SiteView,
  useSite,
} from './template-api/site-view.ts';
