import { NEBEL } from '../../../messages/command.ts';
import type { Chapter } from '../catalogue.ts';
import { list } from '../words.ts';
import { meant, named, quote } from '../words-en.ts';

/** Follows a remedy that needs no decision. */
const BY_ITSELF = ` “${NEBEL} validate --fix” does it for you.`;

/** References, links, markup and facts. */
export const references: Chapter<'reference' | 'link' | 'markup' | 'fact' | 'amount' | 'announced'> = {
  'reference-unknown': {
    title: 'Reference leads nowhere',
    message: ({ set, value, suggestion, moved }) =>
      moved && suggestion
        ? `${quote(value)} is called ${quote(suggestion)} now.`
        : `There is no ${quote(value)} (looked for under ${quote(set)}).${meant(suggestion)}`,
    why: 'The reference names something that neither exists nor is announced.',
    fix: ({ suggestion, moved, nearest }) => {
      if (suggestion) return `Write ${quote(suggestion)}.${moved ? BY_ITSELF : ''}`;
      const known = nearest?.others.length ? ` There are ${named(nearest)}.` : '';
      return `Check the name. For a page, it is the file name without .yaml.${known}`;
    },
  },
  'reference-foreign': {
    title: 'File is on a foreign server',
    message: ({ href, host }) => `${quote(href)} is on a foreign server (${host}) and is not shown.`,
    why: 'Every visit would tell that server the visitor’s address, so the website loads only its own files.',
    fix: 'Delete this field, and use a file or drawing of your own.',
  },
  'link-unknown': {
    title: 'Link leads nowhere',
    message: ({ href, suggestion, moved }) =>
      moved && suggestion
        ? `The page ${quote(href)} has moved to ${quote(suggestion)}.`
        : `The link ${quote(href)} leads to no page.${meant(suggestion)}`,
    why: ({ moved }) =>
      moved
        ? 'Visitors would only get there through a redirect, which takes time, and not every host redirects.'
        : 'Visitors would end up on the error page.',
    fix: ({ suggestion, moved }) =>
      suggestion ? `Write ${quote(suggestion)}.${moved ? BY_ITSELF : ''}` : 'Check the address, or remove the link.',
  },
  'link-anchor': {
    title: 'Anchor does not exist',
    message: ({ href, anchor, suggestion }) =>
      `The link ${quote(href)} jumps to ${quote(`#${anchor}`)}, but that page has no such anchor.${meant(suggestion)}`,
    why: 'The link would lead to the top of the page instead.',
    fix: ({ suggestion }) => (suggestion ? `Write ${quote(suggestion)}.` : 'Check the anchor, or remove it.'),
  },
  'link-form': {
    title: 'Address is incomplete',
    message: ({ href }) => `${quote(href)} is not an address that a link can lead to.`,
    why: 'Allowed are pages of this website (/page/), https addresses, tel: and mailto:.',
    fix: ({ href }) =>
      href.includes('{{')
        ? 'A fact in braces cannot be an address. Write it into the text without a link.'
        : 'Start the address with “/”, “#”, “https://”, “tel:” or “mailto:”.',
  },
  'link-not-public': {
    title: 'Target is not public',
    message: ({ target, state, day }) => {
      if (state === 'draft' || !day) return `${quote(target)} is still a draft.`;
      return state === 'scheduled'
        ? `${quote(target)} is not public until ${day}.`
        : `${quote(target)} was public only until ${day}.`;
    },
    why: ({ state }) =>
      state === 'expired'
        ? 'On the website there is plain text here, or the entry is missing.'
        : 'Visitors would end up on the error page.',
    fix: ({ state }) =>
      state === 'expired'
        ? 'Remove the reference, or name another page.'
        : 'Remove the reference until the page is public, or publish both on the same day.',
  },
  'markup-unclosed': {
    title: 'Markup is not closed',
    message: ({ marker }) =>
      marker === '[' ? 'This square bracket does not begin a link.' : `${quote(marker)} starts here and never ends.`,
    why: 'Visitors would see the mark itself instead of its effect.',
    fix: ({ marker }) =>
      marker === '**'
        ? 'Write **bold** with two asterisks before and after.'
        : 'Write links as [text](/address/), without spaces in the address and between the brackets.',
  },
  'markup-link': {
    title: 'Link is malformed',
    message: ({ fault, href }) =>
      fault === 'no-text'
        ? `The link ${quote(href)} has no text.`
        : `The address ${quote(href)} has round brackets in it.`,
    why: 'Visitors would see brackets and the address instead of a link.',
    fix: ({ fault }) =>
      fault === 'no-text'
        ? 'Write the words of the link between the square brackets.'
        : 'Write %28 instead of ( and %29 instead of ) in the address.',
  },
  'markup-element': {
    title: 'HTML element is not allowed',
    message: ({ name }) => `The element <${name}> is not allowed here.`,
    why: 'Only a few elements are allowed, so that no page can run foreign code.',
    fix: ({ allowed }) => `Use only ${list(allowed)}.`,
  },
  'markup-tag': {
    title: 'HTML or Markdown in a text',
    message: ({ tag }) => `${quote(tag)} has no effect in this text.`,
    why: ({ tag }) => `Visitors would see ${tag.startsWith('<') ? 'the angle brackets' : 'it as it is'} on the page.`,
    fix: ({ tag }) =>
      tag.startsWith('&')
        ? 'Write the character itself.'
        : !tag.startsWith('<')
          ? 'Write **bold** with two asterisks before and after, or the words without these characters.'
          : /^<\/?a\b/i.test(tag)
            ? 'Write the link as [text](/address/), and delete what is in angle brackets.'
            : 'Write **bold** with two asterisks, and delete what is in angle brackets.',
  },
  'markup-plain': {
    title: 'Markup in a field without markup',
    message: ({ found }) => `${quote(found)} has no effect in this field.`,
    why: 'Visitors would see the characters themselves.',
    fix: 'Write the words without these characters. Bold words and links belong in the longer texts.',
  },
  'markup-attribute': {
    title: 'HTML attribute is not allowed',
    message: ({ name }) => `The attribute ${quote(name)} is not allowed here.`,
    why: 'Only href on links is allowed.',
    fix: ({ name }) => `Delete ${quote(name)}.`,
  },
  'markup-open-element': {
    title: 'HTML element is not closed',
    message: ({ name }) => `The element <${name}> is not closed.`,
    why: 'It would also apply to the rest of the answer.',
    fix: ({ name }) => `Add </${name}>.`,
  },
  'markup-too-deep': {
    title: 'HTML is nested too deeply',
    message: ({ limit }) => `More than ${limit} HTML elements are nested here.`,
    why: 'No text needs that many levels; usually closing elements are missing.',
    fix: 'Close every element before the next one of its kind begins.',
  },
  'fact-unclosed': {
    title: 'Double braces do not match',
    message: ({ mark }) =>
      mark === '{'
        ? 'The name of a value is between single braces here.'
        : mark === '{{'
          ? '“{{” starts here and never ends with “}}”.'
          : '“}}” ends here and never started with “{{”.',
    why: 'Visitors would see the braces and the name instead of the value.',
    fix: 'Write the name between two braces on either side: {{…}}.',
  },
  'fact-unknown': {
    title: 'No such fact',
    message: ({ name, suggestion }) =>
      `${quote(`{{${name}}}`)} is unknown here.${meant(suggestion && `{{${suggestion}}}`)}`,
    why: 'A fact should be filled in here, but there is none of that name.',
    fix: ({ suggestion, known }) =>
      suggestion
        ? `Write ${quote(`{{${suggestion}}}`)}.`
        : known.length > 0
          ? `Write one of these: ${list(known.map((name) => `{{${name}}}`))}.`
          : 'Delete the braces and the name.',
  },
  'fact-typed': {
    title: 'A fact is typed out in the text',
    message: ({ value }) => `${quote(value)} is in the data and is typed again in the text.`,
    why: 'When the data changes, the typed value would be out of date.',
    fix: ({ name, whole }) =>
      whole === undefined
        ? `Write ${quote(`{{${name}}}`)}.`
        : `${quote(`{{${name}}}`)} says more: ${quote(whole)}. If all of it fits, write that; otherwise word the sentence without this value.`,
  },
  'amount-unknown': {
    title: 'A text contradicts the data',
    message: ({ amount }) => `${quote(amount)} is in the text but not in the data.`,
    why: ({ known }) => `Known here: ${list(known)}.`,
    fix: 'Refer to one of these by its name, or add the new one to the data.',
  },
  'announced-exists': {
    title: 'Announced page already exists',
    message: ({ slug }) => `${quote(slug)} is announced, but the page already exists.`,
    why: 'The announcement has served its purpose and only confuses.',
    fix: 'Delete this whole entry, with all its lines.',
  },
};
