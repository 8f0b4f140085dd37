import { docsFile } from '../../../lib/docs-file.ts';
import type { Chapter } from '../catalogue.ts';

/** Findings about templates, for those who write them. */
export const templates: Chapter<'template'> = {
  'template-broken': {
    title: 'Mistake in a template',
    message: ({ message }) => `The template fails with “${message}”.`,
    why: ({ page }) =>
      page
        ? `The page ${page.url} cannot be made from ${page.file}. The website stays as it is.`
        : 'The templates cannot be run. The website stays as it is.',
    fix: 'Mend the code at this place.',
  },
  'template-schema': {
    title: 'Broken schema',
    message: ({ message }) => `The schema cannot be read: “${message}”.`,
    why: 'Without this schema, no file that follows it can be checked.',
    fix: 'Mend the schema at this place. It is JSON, in the words of JSON Schema draft-07.',
  },
  'template-keyword': {
    title: 'Unknown word in a schema',
    message: ({ keyword }) => `“${keyword}” is not a keyword that schemas can have.`,
    why: 'What a schema asks for is to be checked. A slip would have no effect.',
    fix: ({ suggestion }) =>
      suggestion === undefined
        ? `Delete it, or write one of those in ${docsFile('guide/schema-keywords.md')}.`
        : `“${suggestion}” is probably meant.`,
  },
  'template-address': {
    title: 'Address without a slash',
    message: ({ type, url }) => `The page type “${type}” gives this page the address ${url}.`,
    why: 'An address begins with a slash. If it does not end with one, it is a file and needs an extension.',
    fix: ({ url }) => `Let “url” of the page type return ${`/${url}/`.replaceAll('//', '/')}.`,
  },
  'template-folder': {
    title: 'Missing folder of templates',
    message: ({ field }) => `There is no such folder, but templates/site.ts names it under “${field}”.`,
    why: 'What pages show of it would be missing.',
    fix: 'Make the folder, or name the right one in templates/site.ts.',
  },
  'template-dataset': {
    title: 'Data set is not as expected',
    message: ({ message }) => `This file is not what the templates can read: ${message}`,
    why: 'What pages and search take from it would be missing or wrong.',
    fix: 'Get the file again in the form that it had, or change how the templates read it.',
  },
};
