/** The door of this wing: what changed for visitors between two builds. */
export type { SiteDiff } from './change.ts';
export { compareSites } from './compare-sites.ts';
export { describePages, type Phrase, phrasesOf, summaryOf } from './phrase.ts';
export { printMarkdownDiff, printPrettyDiff } from './print-pretty.ts';
export { readSite } from './read-page.ts';
export { DIFF_WORDS } from './words.ts';
