import { docsFile } from '../../../lib/docs-file.ts';
import { type Chapter, section } from '../catalogue.ts';
import { joined } from '../words.ts';
import { meant, named, quote } from '../words-en.ts';

/** Mistakes in the built pages, and in the templates that make them. */
export const output: Chapter<'output' | 'template'> = {
  'output-link': section('Link in the built page leads nowhere', ({ href, suggestion }) => ({
    message: `The link ${quote(href)} leads to no file of the built website.${meant(suggestion)}`,
    why: 'Visitors would end up on the error page.',
    fix: 'If the link is in the data, correct it there; otherwise it is a mistake in the template.',
  })),
  'output-anchor': section('Anchor is missing in the built page', ({ href, anchor }) => ({
    message: `The link ${quote(href)} jumps to ${quote(`#${anchor}`)}, but there is no such anchor.`,
    why: 'The link would end at the top of the page.',
    fix: 'If the link is in the data, correct it there; otherwise it is a mistake in the template.',
  })),
  'output-foreign': section('Page requests something from a foreign server', ({ href, host }) => ({
    message: `This page would request ${quote(href)} from a foreign server (${host}).`,
    why: 'That server would learn of every visit. The security rules of the website block such requests, so nothing would load anyway.',
    fix: 'Make the file part of the website, or link to it instead.',
  })),
  'output-duplicate-id': section('Id is used twice', ({ id }) => ({
    message: `The id ${quote(id)} is used twice on this page.`,
    why: 'Links and screen readers would find only the first.',
    fix: 'Give one of the sections another anchor.',
  })),
  'output-title': section('Page has no title', {
    message: 'The page has no title.',
    why: 'The title is shown in search results and on the browser tab.',
    fix: 'Add “meta.title”.',
  }),
  'output-duplicate-title': section('Two pages with the same title', ({ title, ...others }) => ({
    message: `The title ${quote(title)} is also that of ${named(others)}.`,
    why: 'The pages could not be told apart in search results.',
    fix: 'Give one of the pages a “meta.title” of its own.',
  })),
  'output-h1': section('Not exactly one main heading', ({ count }) => ({
    message: `The page has ${count} main ${count === 1 ? 'heading' : 'headings'} (h1); exactly one is right.`,
    why: 'Search engines and screen readers need one clear title.',
    fix: 'This is a mistake in the template.',
  })),
  'output-duplicate-h1': section('Two pages with the same main heading', ({ heading, ...others }) => ({
    message: `The main heading ${quote(heading)} is also that of ${named(others)}.`,
    why: 'Visitors who go from one page to the other would think they had not moved.',
    fix: 'Give one of the pages a main heading of its own.',
  })),
  'output-heading-order': section('Heading skips a level', ({ level, above, text }) => ({
    message: `The heading ${quote(text)} has level ${level} but follows level ${above}.`,
    why: 'A screen reader presents the headings as an outline, and a level of it would be missing.',
    fix: 'This is mostly a mistake in the template; in free HTML the heading comes from the data.',
  })),
  'output-image-size': section('Image without size', ({ src }) => ({
    message: `The image ${quote(src)} has no width and height.`,
    why: 'Without a size, the text jumps while the image loads.',
    fix: 'This is a mistake in the template: add width and height.',
  })),
  'output-image-alt': section('Image without alternative text', ({ src }) => ({
    message: `The image ${quote(src)} has no alternative text.`,
    why: 'People who cannot see the image would not learn what it shows.',
    fix: 'Add a description, or an empty alt if the image is only decoration.',
  })),
  'output-inline-code': section('Code inside the HTML', ({ what }) => ({
    message: `${quote(what)} is written directly into the HTML of the page.`,
    why: 'One strict security rule applies to every page and forbids code and style inside the HTML.',
    fix: 'This is a mistake in the template: move it to a file.',
  })),
  'output-secret': section('Key in the built website', ({ shown }) => ({
    message: `This file holds ${quote(shown)}, which looks like a secret key.`,
    why: 'Everyone can read what is in the built website.',
    fix: 'Remove it where it comes from, and revoke it where it was issued if it was online before.',
  })),
  'output-contact': section('Link for calling or writing does not work', ({ href, kind }) => ({
    message: kind === 'phone' ? `${quote(href)} cannot be dialled.` : `${quote(href)} is not an e-mail address.`,
    why: 'Visitors who tap it would reach no one.',
    fix:
      kind === 'phone'
        ? 'Write the number in its international form, with + and country code: +41 62 000 00 00.'
        : 'Write a complete address, for example info@example.ch.',
  })),
  'output-description': section('Page has no description', {
    message: 'The page has no description for search engines.',
    why: 'Without it, search engines pick a sentence of the page themselves.',
    fix: 'Add “meta.description”.',
  }),
  'output-duplicate-description': section('Two pages with the same description', ({ description, ...others }) => ({
    message: `The description ${quote(description)} is also that of ${named(others)}.`,
    why: 'The pages could not be told apart in search results.',
    fix: 'Give one of the pages a “meta.description” of its own.',
  })),
  'output-canonical-missing': section('Page does not give its own address', {
    message: 'The head of the page has no canonical address.',
    why: 'If the page can be reached at several addresses, search engines would choose one themselves.',
    fix: 'This is a mistake in the template: add <link rel="canonical">.',
  }),
  'output-canonical': section('Page gives another address as its own', ({ href, own, ...same }) => ({
    message: `The canonical address is ${quote(href)}, but should be ${quote(own)}.${same.others.length > 0 ? ` ${named(same)} gives it too.` : ''}`,
    why: 'Search engines would list the other page instead of this one.',
    fix: 'This is a mistake in the template, or the page was built for another address.',
  })),
  'output-lang': section('Language of the page is missing', {
    message: 'The page does not say which language it is written in.',
    why: 'Screen readers would pronounce it wrongly, and words would be hyphenated wrongly.',
    fix: 'This is a mistake in the template: add <html lang="…">.',
  }),
  'output-main': section('Not exactly one main part', ({ count }) => ({
    message: `The page has ${count} main parts (main); exactly one is right.`,
    why: 'People who use a keyboard or a screen reader jump there.',
    fix: 'This is a mistake in the template.',
  })),
  'output-json': section('Data for search engines cannot be read', {
    message: 'The data for search engines (JSON-LD) is not valid JSON.',
    why: 'Search engines ignore it silently.',
    fix: 'This is a mistake in the template.',
  }),
  'output-orphan': section('No page leads here', {
    message: 'No link on the website leads to this page.',
    why: 'Visitors do not find it, and search engines consider it unimportant.',
    fix: 'Link to it from a page where it fits, or delete it.',
  }),
  'output-depth': section('Page is far from the start page', ({ clicks, limit }) => ({
    message:
      clicks === undefined
        ? 'This page cannot be reached from the start page.'
        : `This page is ${clicks} clicks from the start page; at most ${limit} are allowed.`,
    why: 'Few visitors go that far, and search engines rarely look there.',
    fix: 'Link to it from a page closer to the start page.',
  })),
  'output-heavy': section('Page is too heavy', ({ part, bytes, budget, heaviest, heaviestBytes, growth, others }) => ({
    message: joined(
      `${PARTS[part]} ${kilobytes(bytes)}; ${kilobytes(budget)} are allowed. The heaviest is ${heaviest} with ${kilobytes(heaviestBytes)}.`,
      growth !== undefined && `Since the last build: ${signed(growth)}.`,
      others > 0 && `${others} more of this type ${others === 1 ? 'is' : 'are'} too heavy.`,
    ),
    why: 'On a phone with a poor connection every kilobyte counts.',
    fix:
      part === 'image'
        ? 'Take a picture with less detail, show fewer pictures, or put it further down, where it loads only when it comes near.'
        : 'Make the heaviest part smaller, or raise the budget in templates/site.ts on purpose.',
  })),
  'output-invalid': section('HTML is invalid', ({ rule, message }) => ({
    message: `The HTML breaks the rule “${rule}”: ${message}.`,
    why: 'Browsers, screen readers and search engines each interpret invalid HTML in their own way.',
    fix: `This is mostly a mistake in the template. https://html-validate.org/rules/${rule}.html describes the rule.`,
  })),

  'template-broken': section('Mistake in a template', ({ message, page }) => ({
    message: `The template fails with “${message}”.`,
    why: page
      ? `The page ${page.url} cannot be made from ${page.file}. The website stays as it is.`
      : 'The templates cannot be run. The website stays as it is.',
    fix: 'Mend the code at this place.',
  })),
  'template-schema': section('Broken schema', ({ message }) => ({
    message: `The schema cannot be read: “${message}”.`,
    why: 'Without this schema, no file that follows it can be checked.',
    fix: 'Mend the schema at this place. It is JSON, in the words of JSON Schema draft-07.',
  })),
  'template-keyword': section('Unknown word in a schema', ({ keyword, suggestion }) => ({
    message: `“${keyword}” is not a keyword that schemas can have.`,
    why: 'What a schema asks for is to be checked. A slip would have no effect.',
    fix:
      suggestion === undefined
        ? `Delete it, or write one of those in ${docsFile('guide/schema-keywords.md')}.`
        : `“${suggestion}” is probably meant.`,
  })),
  'template-address': section('Address without a slash', ({ type, url }) => ({
    message: `The page type “${type}” gives this page the address ${url}.`,
    why: 'An address begins with a slash. If it does not end with one, it is a file and needs an extension.',
    fix: `Let “url” of the page type return ${`/${url}/`.replaceAll('//', '/')}.`,
  })),
  'template-folder': section('Missing folder of templates', ({ field }) => ({
    message: `There is no such folder, but templates/site.ts names it under “${field}”.`,
    why: 'What pages show of it would be missing.',
    fix: 'Make the folder, or name the right one in templates/site.ts.',
  })),
  'template-dataset': section('Data set is not as expected', ({ message }) => ({
    message: `This file is not what the templates can read: ${message}`,
    why: 'What pages and search take from it would be missing or wrong.',
    fix: 'Get the file again in the form that it had, or change how the templates read it.',
  })),
};

/** The weighed part, as the beginning of the sentence. */
const PARTS = {
  total: 'The first visit loads',
  html: 'The HTML weighs',
  css: 'The styles weigh',
  script: 'The scripts weigh',
  font: 'The fonts weigh',
  image: 'The pictures weigh',
} as const;

/** `71.48 kB`, in thousands as networks count. */
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;

const signed = (bytes: number) => `${bytes < 0 ? '−' : '+'}${kilobytes(Math.abs(bytes))}`;
