/** Every rule about the built site, a line each. docs/guide/check-rules.md says what belongs to one. */
export { canonicals } from './rules/canonicals.ts';
export { contacts } from './rules/contacts.ts';
export { descriptions } from './rules/descriptions.ts';
export { document } from './rules/document.ts';
export { foreign } from './rules/foreign.ts';
export { headings } from './rules/headings.ts';
export { ids } from './rules/ids.ts';
export { images } from './rules/images.ts';
export { inlineCode } from './rules/inline-code.ts';
export { links } from './rules/links.ts';
export { mainHeadings } from './rules/main-headings.ts';
export { reach } from './rules/reach.ts';
export { secrets } from './rules/secrets.ts';
export { structuredData } from './rules/structured-data.ts';
export { titles } from './rules/titles.ts';
export { weight } from './rules/weight.ts';
