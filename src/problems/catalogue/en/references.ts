import type { Others } from '../../../lib/collections.ts';
import { NEBEL } from '../../../messages/command.ts';
import { type Chapter, section } from '../catalogue.ts';
import { list } from '../words.ts';
import { meant, named, quote } from '../words-en.ts';

/** Follows a remedy that needs no decision. */
const BY_ITSELF = ` “${NEBEL} validate --fix” does it for you.`;

/** The names that exist, where none is similar enough to suggest. */
const existing = (nearest?: Others) => (nearest?.others.length ? ` There are ${named(nearest)}.` : '');

/** References, links, markup, facts and pictures. */
export const references: Chapter<'reference' | 'link' | 'markup' | 'fact' | 'amount' | 'announced' | 'image'> = {
  'reference-unknown': section('Reference leads nowhere', ({ set, value, suggestion, moved, nearest }) => ({
    message:
      moved && suggestion
        ? `${quote(value)} is called ${quote(suggestion)} now.`
        : `There is no ${quote(value)} (looked for under ${quote(set)}).${meant(suggestion)}`,
    why: 'The reference names something that neither exists nor is announced.',
    fix: suggestion
      ? `Write ${quote(suggestion)}.${moved ? BY_ITSELF : ''}`
      : `Check the name. For a page, it is the file name without .yaml.${existing(nearest)}`,
  })),
  'reference-foreign': section('File is on a foreign server', ({ href, host }) => ({
    message: `${quote(href)} is on a foreign server (${host}) and is not shown.`,
    why: 'Every visit would tell that server the visitor’s address, so the website loads only its own files.',
    fix: 'Delete this field, and use a file or drawing of your own.',
  })),
  'link-unknown': section('Link leads nowhere', ({ href, suggestion, moved }) => ({
    message:
      moved && suggestion
        ? `The page ${quote(href)} has moved to ${quote(suggestion)}.`
        : `The link ${quote(href)} leads to no page.${meant(suggestion)}`,
    why: moved
      ? 'Visitors would only get there through a redirect, which takes time, and not every host redirects.'
      : 'Visitors would end up on the error page.',
    fix: suggestion ? `Write ${quote(suggestion)}.${moved ? BY_ITSELF : ''}` : 'Check the address, or remove the link.',
  })),
  'link-anchor': section('Anchor does not exist', ({ href, anchor, suggestion }) => ({
    message: `The link ${quote(href)} jumps to ${quote(`#${anchor}`)}, but that page has no such anchor.${meant(suggestion)}`,
    why: 'The link would lead to the top of the page instead.',
    fix: suggestion ? `Write ${quote(suggestion)}.` : 'Check the anchor, or remove it.',
  })),
  'link-form': section('Address is incomplete', ({ href }) => ({
    message: `${quote(href)} is not an address that a link can lead to.`,
    why: 'Allowed are pages of this website (/page/), https addresses, tel: and mailto:.',
    fix: href.includes('{{')
      ? 'A fact in braces cannot be an address. Write it into the text without a link.'
      : 'Start the address with “/”, “#”, “https://”, “tel:” or “mailto:”.',
  })),
  'link-not-public': section('Target is not public', ({ target, state, day = '' }) => ({
    message: {
      draft: `${quote(target)} is still a draft.`,
      scheduled: `${quote(target)} is not public until ${day}.`,
      expired: `${quote(target)} was public only until ${day}.`,
    }[state],
    why:
      state === 'expired'
        ? 'On the website there is plain text here, or the entry is missing.'
        : 'Visitors would end up on the error page.',
    fix:
      state === 'expired'
        ? 'Remove the reference, or name another page.'
        : 'Remove the reference until the page is public, or publish both on the same day.',
  })),
  'markup-unclosed': section('Markup is not closed', ({ marker }) => ({
    message:
      marker === '[' ? 'This square bracket does not begin a link.' : `${quote(marker)} starts here and never ends.`,
    why: 'Visitors would see the mark itself instead of its effect.',
    fix:
      marker === '**'
        ? 'Write **bold** with two asterisks before and after.'
        : 'Write links as [text](/address/), without spaces in the address and between the brackets.',
  })),
  'markup-link': section('Link is malformed', ({ fault, href }) => ({
    message:
      fault === 'no-text'
        ? `The link ${quote(href)} has no text.`
        : `The address ${quote(href)} has round brackets in it.`,
    why: 'Visitors would see brackets and the address instead of a link.',
    fix:
      fault === 'no-text'
        ? 'Write the words of the link between the square brackets.'
        : 'Write %28 instead of ( and %29 instead of ) in the address.',
  })),
  'markup-element': section('HTML element is not allowed', ({ name, allowed }) => ({
    message: `The element <${name}> is not allowed here.`,
    why: 'Only a few elements are allowed, so that no page can run foreign code.',
    fix: `Use only ${list(allowed)}.`,
  })),
  'markup-tag': section('HTML or Markdown in a text', ({ tag }) => ({
    message: `${quote(tag)} has no effect in this text.`,
    why: `Visitors would see ${tag.startsWith('<') ? 'the angle brackets' : 'it as it is'} on the page.`,
    fix: tag.startsWith('&')
      ? 'Write the character itself.'
      : !tag.startsWith('<')
        ? 'Write **bold** with two asterisks before and after, or the words without these characters.'
        : /^<\/?a\b/i.test(tag)
          ? 'Write the link as [text](/address/), and delete what is in angle brackets.'
          : 'Write **bold** with two asterisks, and delete what is in angle brackets.',
  })),
  'markup-plain': section('Markup in a field without markup', ({ found }) => ({
    message: `${quote(found)} has no effect in this field.`,
    why: 'Visitors would see the characters themselves.',
    fix: 'Write the words without these characters. Bold words and links belong in the longer texts.',
  })),
  'markup-attribute': section('HTML attribute is not allowed', ({ name }) => ({
    message: `The attribute ${quote(name)} is not allowed here.`,
    why: 'Only href on links is allowed.',
    fix: `Delete ${quote(name)}.`,
  })),
  'markup-open-element': section('HTML element is not closed', ({ name }) => ({
    message: `The element <${name}> is not closed.`,
    why: 'It would also apply to the rest of the answer.',
    fix: `Add </${name}>.`,
  })),
  'markup-too-deep': section('HTML is nested too deeply', ({ limit }) => ({
    message: `More than ${limit} HTML elements are nested here.`,
    why: 'No text needs that many levels; usually closing elements are missing.',
    fix: 'Close every element before the next one of its kind begins.',
  })),
  'fact-unclosed': section('Double braces do not match', ({ mark }) => ({
    message:
      mark === '{'
        ? 'The name of a value is between single braces here.'
        : mark === '{{'
          ? '“{{” starts here and never ends with “}}”.'
          : '“}}” ends here and never started with “{{”.',
    why: 'Visitors would see the braces and the name instead of the value.',
    fix: 'Write the name between two braces on either side: {{…}}.',
  })),
  'fact-unknown': section('No such fact', ({ name, suggestion, known }) => ({
    message: `${quote(`{{${name}}}`)} is unknown here.${meant(suggestion && `{{${suggestion}}}`)}`,
    why: 'A fact should be filled in here, but there is none of that name.',
    fix: suggestion
      ? `Write ${quote(`{{${suggestion}}}`)}.`
      : known.length > 0
        ? `Write one of these: ${list(known.map((name) => `{{${name}}}`))}.`
        : 'Delete the braces and the name.',
  })),
  'fact-typed': section('A fact is typed out in the text', ({ value, name, whole }) => ({
    message: `${quote(value)} is in the data and is typed again in the text.`,
    why: 'When the data changes, the typed value would be out of date.',
    fix:
      whole === undefined
        ? `Write ${quote(`{{${name}}}`)}.`
        : `${quote(`{{${name}}}`)} says more: ${quote(whole)}. If all of it fits, write that; otherwise word the sentence without this value.`,
  })),
  'amount-unknown': section('A text contradicts the data', ({ amount, known }) => ({
    message: `${quote(amount)} is in the text but not in the data.`,
    why: `Known here: ${list(known)}.`,
    fix: 'Refer to one of these by its name, or add the new one to the data.',
  })),
  'announced-exists': section('Announced page already exists', ({ slug }) => ({
    message: `${quote(slug)} is announced, but the page already exists.`,
    why: 'The announcement has served its purpose and only confuses.',
    fix: 'Delete this whole entry, with all its lines.',
  })),

  'image-missing': section('There is no such picture', ({ file, suggestion, nearest }) => ({
    message: `Below data/ there is no picture ${quote(file)}.${meant(suggestion)}`,
    why: 'The page would have a gap.',
    fix: suggestion
      ? `Write ${quote(suggestion)}.`
      : `Put the picture there, or name another one, with its folder and ending. Capital letters count.${existing(nearest)}`,
  })),
  'image-unreadable': section('Picture cannot be opened', ({ file, format }) => ({
    message: format
      ? `${quote(file)} is a picture in the format ${format.toUpperCase()}, which the website cannot use.`
      : `${quote(file)} cannot be opened as a picture. The file is damaged, or it is none.`,
    why: 'No pictures can be made of it that every browser shows.',
    fix: format
      ? 'Save it as JPEG and use the new file. iPhones take JPEG with Settings › Camera › Formats › “Most Compatible”.'
      : 'Open the file on your computer. If that fails, get the picture once more; else save it again as JPEG.',
  })),
  'image-small': section('Picture is too small', ({ file, width, wanted }) => ({
    message: `${quote(file)} is ${width} pixels wide; this place needs at least ${wanted}.`,
    why: 'A smaller picture looks blurred.',
    fix: 'Take the picture as it comes from the camera. Saved from a chat or a website, it has often been made smaller.',
  })),
  'image-alt': section('Description of a picture says nothing', ({ alt }) => ({
    message: `${quote(alt)} does not describe the picture; it is only a name.`,
    why: 'These words are read to people who do not see the picture.',
    fix: 'Say in one sentence what there is to see, such as “Cellar wall with black spots up to the knee”.',
  })),
  'image-consent': section('Consent to a picture is missing', ({ file }) => ({
    message: `Nothing says who agreed that ${quote(file)} is shown.`,
    why: 'People who can be recognised in a picture have a say in its publication, and so do those whose home it shows.',
    fix: 'Write under “consent” who agreed, and when. If it concerns no one, write why: “our own device, no people in it”.',
  })),
  'image-unused': section('Picture is not used', ({ file }) => ({
    message: `No field shows the picture ${quote(file)}.`,
    why: 'It does not come onto the website. But it stays with the data, and so does what the camera wrote into it.',
    fix: `Name ${quote(file)} in a field for pictures, or delete the file.`,
  })),
};
