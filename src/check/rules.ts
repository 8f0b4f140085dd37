/** Every rule about the built site. docs/guide/check-rules.md says what belongs to one. */
export * from './rules/body.ts';
export * from './rules/head.ts';
export * from './rules/links.ts';
export * from './rules/reach.ts';
export * from './rules/security.ts';
export * from './rules/weight.ts';
