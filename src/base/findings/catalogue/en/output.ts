import { docsFile } from '../../../lib/docs-file.ts';
import { type Chapter, section } from '../catalogue.ts';
import { joined } from '../words.ts';
import { meant, named, quote } from '../words-en.ts';
import { sentencesOf } from './schema-mistakes.ts';

/** Mistakes in the built pages, and in the templates that make them. */
export const output: Chapter<'output' | 'template'> = {
  'output-link': section('Broken link in the built page', ({ href, suggestion }) => ({
    message: `The link ${quote(href)} does not lead to a file of the built website.${meant(suggestion)}`,
    why: 'Visitors would see the error page.',
    fix: 'If the link is in the data, correct it there; otherwise, fix the template.',
  })),
  'output-anchor': section('Missing anchor in the built page', ({ href, anchor }) => ({
    message: `The link ${quote(href)} points to ${quote(`#${anchor}`)}, but there is no such anchor.`,
    why: 'The link would lead to the top of the page.',
    fix: 'If the link is in the data, correct it there; otherwise, fix the template.',
  })),
  'output-address-missing': section('Missing address', ({ element, attribute, empty }) => ({
    message: empty
      ? `The ${quote(attribute)} of ${quote(`<${element}>`)} is empty: the address is missing.`
      : `${quote(`<${element}>`)} has no ${quote(attribute)}: the address is missing.`,
    why:
      element === 'a' || element === 'area'
        ? 'The link leads nowhere.'
        : 'Browsers load nothing, or the page again instead of the file.',
    fix: 'Add the address. If the field in the data is empty, the template should leave out the whole element.',
  })),
  'output-local-address': section('Address that only works on one computer', ({ href }) => ({
    message: `The address ${quote(href)} only works on the computer on which the website is made.`,
    why: 'All others find nothing there.',
    fix: 'Use the public address. For a page or file of this website, the path is enough: /images/team.webp.',
  })),
  'output-foreign': section('Request to a third-party server', ({ href, host, own }) => ({
    message:
      own === undefined
        ? `This page requests ${quote(href)} from a third-party server (${host}).`
        : `This page requests ${quote(href)} from its own website, but under another address than its own.`,
    why:
      own === undefined
        ? 'That server would learn of every visit. The security policy of the website blocks such requests, so nothing would load anyway.'
        : 'With http:// instead of https://, with or without www, it is a third-party server to browsers. The security policy of the website blocks such requests, so nothing would load.',
    fix:
      own === undefined
        ? 'Host the file on this website, or link to it instead.'
        : `Write only the path: ${quote(own)}.`,
  })),
  'output-reference': section('Broken reference within the page', ({ attribute, id }) => ({
    message:
      attribute === 'usemap'
        ? `The image refers to a map by ${quote(`usemap="#${id}"`)}, but no ${quote('<map>')} of the page has this name.`
        : `${quote(attribute)} refers to ${quote(id)}, but no element of the page has this id.`,
    why: 'Browsers and screen readers cannot connect what belongs together: labels have no field, buttons do nothing.',
    fix: 'This is usually a mistake in the template: give the intended element this id, or remove the reference. What is in a <template> does not count.',
  })),
  'output-duplicate-id': section('Duplicate id', ({ id }) => ({
    message: `The id ${quote(id)} is used twice on this page.`,
    why: 'Anchors and screen readers would find only the first.',
    fix: 'Give one of the sections a different anchor.',
  })),
  'output-title': section('Page has no title', {
    message: 'The page has no title.',
    why: 'The title appears in search results and on the browser tab.',
    fix: 'Add “meta.title”.',
  }),
  'output-duplicate-title': section('Two pages with the same title', ({ title, ...others }) => ({
    message: `The title ${quote(title)} is also used by ${named(others)}.`,
    why: 'The pages would be indistinguishable in search results.',
    fix: 'Give one of the pages its own “meta.title”.',
  })),
  'output-h1': section('Not exactly one main heading', ({ count }) => ({
    message: `The page has ${count} main ${count === 1 ? 'heading' : 'headings'} (h1) instead of exactly one.`,
    why: 'Search engines and screen readers need one unambiguous title.',
    fix: 'Fix this in the template.',
  })),
  'output-duplicate-h1': section('Two pages with the same main heading', ({ heading, ...others }) => ({
    message: `The main heading ${quote(heading)} is also used by ${named(others)}.`,
    why: 'Visitors who go from one page to the other would think they were still on the same page.',
    fix: 'Give one of the pages its own main heading.',
  })),
  'output-heading-order': section('Heading skips a level', ({ level, above, text }) => ({
    message: `The heading ${quote(text)} has level ${level} but follows level ${above}.`,
    why: 'Screen readers present headings as an outline, in which the level between would be missing.',
    fix: 'Fix this, usually in the template; in free HTML, the heading comes from the data.',
  })),
  'output-image-size': section('Image without dimensions', ({ src }) => ({
    message: `The image ${quote(src)} has no width and height.`,
    why: 'Without dimensions, the text jumps while the image loads.',
    fix: 'Add width and height in the template.',
  })),
  'output-image-alt': section('Image without alternative text', ({ src }) => ({
    message: `The image ${quote(src)} has no alternative text.`,
    why: 'People who cannot see the image would not learn what it shows.',
    fix: 'Add a description, or an empty alt if the image is purely decorative.',
  })),
  'output-inline-code': section('Inline code in the HTML', ({ what }) => ({
    message: `${quote(what)} is written directly into the HTML of the page.`,
    why: 'A strict security policy applies to all pages and forbids inline code and styles.',
    fix: 'In the template, move it to a file.',
  })),
  'output-secret': section('Secret key in the built website', ({ shown }) => ({
    message: `This file contains ${quote(shown)}, which looks like a secret key.`,
    why: 'Anyone can read what is in the built website.',
    fix: 'Remove it at its source, and revoke it with the provider if it has ever been online.',
  })),
  'output-contact': section('Phone or email link does not work', ({ href, kind }) => ({
    message: kind === 'phone' ? `${quote(href)} cannot be dialled.` : `${quote(href)} is not an email address.`,
    why: 'Visitors who tap it would not reach anyone.',
    fix:
      kind === 'phone'
        ? 'Write the number in international format, with + and the country code: +41 62 000 00 00.'
        : 'Write a complete address, for example info@example.ch.',
  })),
  'output-description': section('Page has no description', {
    message: 'The page has no description for search engines.',
    why: 'Without one, search engines show an arbitrary sentence from the page.',
    fix: 'Add “meta.description”.',
  }),
  'output-duplicate-description': section('Two pages with the same description', ({ description, ...others }) => ({
    message: `The description ${quote(description)} is also used by ${named(others)}.`,
    why: 'The pages would be indistinguishable in search results.',
    fix: 'Give one of the pages its own “meta.description”.',
  })),
  'output-canonical-missing': section('Missing canonical address', {
    message: 'The head of the page has no canonical address.',
    why: 'If the page is available at several addresses, search engines would choose one themselves.',
    fix: 'Add <link rel="canonical"> in the template.',
  }),
  'output-canonical': section('Wrong canonical address', ({ href, own, ...same }) => ({
    message: `The canonical address is ${quote(href)}, but should be ${quote(own)}.${same.others.length > 0 ? ` The wrong address is also used by ${named(same)}.` : ''}`,
    why: 'Search engines would list that page instead of this one.',
    fix: 'Fix the template, or build again if the page was built for another address.',
  })),
  'output-doctype': section('Page does not start with its doctype', {
    message: 'The page does not start with “<!doctype html>”.',
    why: 'Browsers then display it by the rules of the nineties, and spacing and sizes are wrong.',
    fix: 'Fix the template: the first line must be “<!doctype html>”.',
  }),
  'output-lang': section('Language of the page is missing', {
    message: 'The page does not state which language it is written in.',
    why: 'Screen readers would mispronounce it, and words would be hyphenated incorrectly.',
    fix: 'Add <html lang="…"> in the template.',
  }),
  'output-main': section('Not exactly one main element', ({ count }) => ({
    message: `The page has ${count} <main> elements instead of exactly one.`,
    why: 'People who use a keyboard or a screen reader jump there.',
    fix: 'Fix this in the template.',
  })),
  'output-json': section('Invalid data for search engines', {
    message: 'The data for search engines (JSON-LD) is not valid JSON.',
    why: 'Search engines silently ignore it.',
    fix: 'Fix this in the template.',
  }),
  'output-orphan': section('Orphan page', {
    message: 'No link on the website leads to this page.',
    why: 'Visitors cannot find it, and search engines consider it unimportant.',
    fix: 'Link to it from a suitable page, or delete it.',
  }),
  'output-depth': section('Page is far from the home page', ({ clicks, limit }) => ({
    message:
      clicks === undefined
        ? 'This page cannot be reached from the home page.'
        : `This page is ${clicks} clicks from the home page; it should be at most ${limit}.`,
    why: 'Few visitors go that far, and search engines rarely crawl it.',
    fix: 'Link to it from a page closer to the home page.',
  })),
  'output-heavy': section('Page is too large', ({ part, bytes, budget, heaviest, heaviestBytes, growth, others }) => ({
    message: joined(
      `${PARTS[part]} ${kilobytes(bytes)}; the budget is ${kilobytes(budget)}. The largest part is ${heaviest} with ${kilobytes(heaviestBytes)}.`,
      growth !== undefined && `Since the last build: ${signed(growth)}.`,
      others > 0 && `${others} more ${others === 1 ? 'page' : 'pages'} of this type exceed the budget.`,
    ),
    why: 'On a slow mobile connection, every kilobyte counts.',
    fix:
      part === 'image'
        ? 'Use an image with less detail, show fewer images, or place it further down, where it loads only as visitors approach it.'
        : 'Make the largest part smaller, or deliberately raise the budget in templates/site.ts.',
  })),
  'output-invalid': section('HTML is invalid', ({ rule, message }) => ({
    message: `The HTML violates the rule “${rule}”: ${message}.`,
    why: 'Browsers, screen readers and search engines each interpret invalid HTML in their own way.',
    fix: `Fix this, usually in the template. https://html-validate.org/rules/${rule}.html describes the rule.`,
  })),

  'template-broken': section('Error in a template', ({ message, page }) => ({
    message: `The template fails with “${message}”.`,
    why: page
      ? `The page ${page.url} cannot be generated from ${page.file}. The website remains unchanged.`
      : 'The templates cannot be run. The website remains unchanged.',
    fix: 'Fix the code at this location.',
  })),
  'template-schema': section('Invalid schema', ({ message, mistake }) => ({
    message: `The schema cannot be read: “${message}”.`,
    why: 'Without this schema, no file that follows it can be checked.',
    fix: 'Fix the schema at this location. It is JSON according to JSON Schema draft-07.',
    ...(mistake && sentencesOf(mistake)),
  })),
  'template-keyword': section('Unknown keyword in a schema', ({ keyword, suggestion }) => ({
    message: `“${keyword}” is not a valid schema keyword.`,
    why: 'Everything that a schema requires should be checked. A misspelt keyword would have no effect.',
    fix:
      suggestion === undefined
        ? `Delete it, or use one of those in ${docsFile('guide/schema-keywords.md')}.`
        : `Change it, probably to “${suggestion}”.`,
  })),
  'template-address': section('Address without a slash', ({ type, url }) => ({
    message: `The page type “${type}” gives this page the address ${url}.`,
    why: 'An address starts with a slash. If it does not end with one, it is a file and needs an extension.',
    fix: `Make “url” of the page type return ${`/${url}/`.replaceAll('//', '/')}.`,
  })),
  'template-folder': section('Template folder is missing', ({ field }) => ({
    message: `This folder does not exist, but templates/site.ts names it under “${field}”.`,
    why: 'What pages show from it would be missing.',
    fix: 'Create the folder, or enter the correct one in templates/site.ts.',
  })),
  'template-dataset': section('Data set has an unexpected structure', ({ message }) => ({
    message: `This file does not have the structure that the templates read: ${message}`,
    why: 'The data that pages and search take from it would be missing or wrong.',
    fix: 'Get the file again with its previous structure, or change how the templates read it.',
  })),
};

/** The part over budget, as the beginning of a sentence. */
const PARTS = {
  total: 'The first visit loads',
  html: 'The HTML is',
  css: 'The style sheets total',
  script: 'The scripts total',
  font: 'The fonts total',
  image: 'The images total',
} as const;

/** `71.48 kB`, in thousands as networks count. */
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;

const signed = (bytes: number) => `${bytes < 0 ? '−' : '+'}${kilobytes(Math.abs(bytes))}`;
