/** The door of this wing: what the rest of the engine may use of it. */

export { openDatasets } from './load/datasets.ts';
export { checkedDefinition } from './load/definition-shapes.ts';
export { loadIllustrations } from './load/load.ts';
export { existingContent, readText, sourcesIn } from './load/source.ts';
export {
  type BuildableContent,
  type Content,
  type ContentOptions,
  isBuildable,
  readContent,
} from './read-content.ts';
export { readFile } from './read-file.ts';
export { correct, isCorrectable } from './repair/correct.ts';
export { draftMarkIn, UNPUBLISHED_WORDS, type UnpublishedFile } from './route/words.ts';
export { allowedOn, createSiteView, placementOf, type SiteForms, type SiteSnapshot, siteFormsOf } from './site-view.ts';
export { openSpeller } from './spelling/speller.ts';
export { listedWords, readWordList, withWords, wordListOf } from './spelling/word-list.ts';
export { addAddresses, addFate, type Fate, isListed, withoutFate, writeLedger } from './url-history/edit-ledger.ts';
export { type FileRules, fileRulesOf } from './validate/examine.ts';
export { checkSpelling } from './validate/spelling.ts';
export { emptyNotes } from './validate/validators/keywords.ts';
export { readSchemas, schemaPaths } from './validate/validators/schemas.ts';
export { createCompiler } from './validate/validators/validator-store.ts';
