import { NEBEL } from '../../../messages/command.ts';
import type { Chapter } from '../catalogue.ts';
import { list } from '../words.ts';
import { meant, named, quote } from '../words-en.ts';

/** Behind what can be corrected without a thought. */
const BY_ITSELF = ` “${NEBEL} validate --fix” does so by itself.`;

/** References, links, markup and facts. */
export const references: Chapter<'reference' | 'link' | 'markup' | 'fact' | 'amount' | 'announced'> = {
  'reference-unknown': {
    title: 'Reference leads nowhere',
    message: ({ set, value, suggestion, moved }) =>
      moved && suggestion
        ? `${quote(value)} is called ${quote(suggestion)} now.`
        : `There is no ${quote(value)} (looked for under ${quote(set)}).${meant(suggestion)}`,
    why: () => 'The reference names something that neither exists nor is announced.',
    fix: ({ suggestion, moved, nearest }) => {
      if (suggestion) return `Write ${quote(suggestion)}.${moved ? BY_ITSELF : ''}`;
      const known = nearest?.others.length ? ` There are ${named(nearest)}.` : '';
      return `Check the name. That of a page is its file name without .yaml.${known}`;
    },
  },
  'reference-foreign': {
    title: 'File lies on a foreign server',
    message: ({ href, host }) => `${quote(href)} lies on a foreign server (${host}) and is not shown.`,
    why: () =>
      'Each visit would pass the address of the visitor on to that server, so the website loads files of its own only.',
    fix: () => 'Delete this field, and use a file or drawing of your own.',
  },
  'link-unknown': {
    title: 'Link leads to no page',
    message: ({ href, suggestion, moved }) =>
      moved && suggestion
        ? `The page ${quote(href)} has moved to ${quote(suggestion)}.`
        : `The link ${quote(href)} leads to no page.${meant(suggestion)}`,
    why: ({ moved }) =>
      moved
        ? 'Visitors would only get there by a redirect, which takes time, and not every host redirects.'
        : 'Visitors would end up on the error page.',
    fix: ({ suggestion, moved }) =>
      suggestion ? `Write ${quote(suggestion)}.${moved ? BY_ITSELF : ''}` : 'Check the address, or remove the link.',
  },
  'link-anchor': {
    title: 'Anchor does not exist',
    message: ({ href, anchor, suggestion }) =>
      `The link ${quote(href)} jumps to ${quote(`#${anchor}`)}, but that page has no such anchor.${meant(suggestion)}`,
    why: () => 'The link would end at the top of the page instead of the intended place.',
    fix: ({ suggestion }) => (suggestion ? `Write ${quote(suggestion)}.` : 'Check the anchor, or remove it.'),
  },
  'link-form': {
    title: 'Address is incomplete',
    message: ({ href }) => `${quote(href)} is not an address that a link can lead to.`,
    why: () => 'Allowed are pages of this website (/page/), https addresses, tel: and mailto:.',
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
        ? `${quote(target)} is public from ${day} only.`
        : `${quote(target)} was public until ${day} only.`;
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
      marker === '[' ? 'This square bracket begins no link.' : `${quote(marker)} starts here and ends nowhere.`,
    why: () => 'Visitors would see the mark itself instead of its effect.',
    fix: ({ marker }) =>
      marker === '**'
        ? 'Write **bold** with two asterisks before and after.'
        : 'Write links as [text](/address/), without spaces in the address and between the brackets.',
  },
  'markup-link': {
    title: 'Link is not written soundly',
    message: ({ fault, href }) =>
      fault === 'no-text'
        ? `The link ${quote(href)} has no text.`
        : `The address ${quote(href)} has round brackets in it.`,
    why: () => 'Visitors would see brackets and the address instead of a link.',
    fix: ({ fault }) =>
      fault === 'no-text'
        ? 'Write between the square brackets what there is to click on.'
        : 'Write %28 instead of ( and %29 instead of ) in the address.',
  },
  'markup-element': {
    title: 'HTML element is not allowed',
    message: ({ name }) => `The element <${name}> is not allowed here.`,
    why: () => 'Only a few elements are allowed, so that no page runs foreign code.',
    fix: ({ allowed }) => `Use only ${list(allowed)}.`,
  },
  'markup-tag': {
    title: 'HTML or Markdown in a text',
    message: ({ tag }) => `${quote(tag)} does not mark up anything in this text.`,
    why: ({ tag }) => `Visitors would see ${tag.startsWith('<') ? 'the angle brackets' : 'it like that'} on the page.`,
    fix: ({ tag }) =>
      tag.startsWith('&')
        ? 'Write the character itself that is meant.'
        : !tag.startsWith('<')
          ? 'Write **bold** with two asterisks before and after, or the words without these signs.'
          : /^<\/?a\b/i.test(tag)
            ? 'Write the link as [text](/address/), and delete what stands in angle brackets.'
            : 'Write **bold** with two asterisks, and delete what stands in angle brackets.',
  },
  'markup-plain': {
    title: 'Markup in a field without markup',
    message: ({ found }) => `${quote(found)} does not mark up anything in this field.`,
    why: () => 'Visitors would see the signs as they stand there.',
    fix: () => 'Write the words without these signs. Bold words and links belong in the longer texts.',
  },
  'markup-attribute': {
    title: 'HTML attribute is not allowed',
    message: ({ name }) => `The attribute ${quote(name)} is not allowed here.`,
    why: () => 'Only href on links is allowed.',
    fix: ({ name }) => `Delete ${quote(name)}.`,
  },
  'markup-open-element': {
    title: 'HTML element is not closed',
    message: ({ name }) => `The element <${name}> is not closed.`,
    why: () => 'It would also apply to the rest of the answer.',
    fix: ({ name }) => `Add </${name}>.`,
  },
  'markup-too-deep': {
    title: 'HTML is nested too deeply',
    message: ({ limit }) => `There are more than ${limit} HTML elements in each other here.`,
    why: () => 'No answer is built that deeply; mostly the closing elements are missing.',
    fix: () => 'Close every element before the next one of its kind begins.',
  },
  'fact-unclosed': {
    title: 'Double braces do not match',
    message: ({ mark }) =>
      mark === '{'
        ? 'The name of a value stands between single braces here.'
        : mark === '{{'
          ? '“{{” starts here and never ends with “}}”.'
          : '“}}” ends here and never started with “{{”.',
    why: () => 'Visitors would see the braces and the name instead of the value.',
    fix: () => 'Write the name between two braces on either side: {{…}}.',
  },
  'fact-unknown': {
    title: 'No such fact',
    message: ({ name, suggestion }) =>
      `${quote(`{{${name}}}`)} is unknown here.${meant(suggestion && `{{${suggestion}}}`)}`,
    why: () => 'A fact should be put in here, and there is none of that name.',
    fix: ({ suggestion, known }) =>
      suggestion
        ? `Write ${quote(`{{${suggestion}}}`)}.`
        : known.length > 0
          ? `Write one of these: ${list(known.map((name) => `{{${name}}}`))}.`
          : 'Delete the braces and the name.',
  },
  'fact-typed': {
    title: 'A fact is typed into the text',
    message: ({ value }) => `${quote(value)} stands in the data and is typed once more in the text.`,
    why: () => 'When the data change, the typed value would stay behind.',
    fix: ({ name, whole }) =>
      whole === undefined
        ? `Write ${quote(`{{${name}}}`)}.`
        : `${quote(`{{${name}}}`)} says more: ${quote(whole)}. If all of it fits, write that; else word the sentence without this value.`,
  },
  'amount-unknown': {
    title: 'A text contradicts the data',
    message: ({ amount }) => `${quote(amount)} stands in the text but not in the data.`,
    why: ({ known }) => `Known here: ${list(known)}.`,
    fix: () => 'Refer to one of these by its name, or add the new one to the data.',
  },
  'announced-exists': {
    title: 'Announced page already exists',
    message: ({ slug }) => `${quote(slug)} is announced, but the page already exists.`,
    why: () => 'The announcement has done its work and only confuses.',
    fix: () => 'Delete this whole entry, with all its lines.',
  },
};
