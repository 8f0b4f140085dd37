/** The door of this wing: new data files, and types of the data for templates. `starter/` is the website that `init` copies. */
export { scaffold, withChoices } from './new-file.ts';
export { generatedTypes, mappedSettings } from './types.ts';
export { NEW_FILE_WORDS } from './words.ts';
