import type { NameList } from '../../../lib/collections.ts';
import { NEBEL } from '../../../lib/command.ts';
import { type Chapter, section } from '../catalogue.ts';
import { list } from '../words.ts';
import { meant, named, quote } from '../words-en.ts';

/** Appended to a remedy that `--fix` can apply. */
const AUTOFIX = ` “${NEBEL} validate --fix” does this for you.`;

/** Lists existing names if none is similar enough to suggest. */
const existingNames = (nearest?: NameList) => (nearest?.others.length ? ` Available: ${named(nearest)}.` : '');

/** References, links, markup, facts and images. */
export const references: Chapter<'reference' | 'link' | 'markup' | 'fact' | 'amount' | 'announced' | 'image'> = {
  'reference-unknown': section('Broken reference', ({ set, value, suggestion, moved, nearest }) => ({
    message:
      moved && suggestion
        ? `${quote(value)} is now called ${quote(suggestion)}.`
        : `${quote(value)} does not exist (searched in ${quote(set)}).${meant(suggestion)}`,
    why: 'The reference names something that neither exists nor is announced.',
    fix: suggestion
      ? `Change it to ${quote(suggestion)}.${moved ? AUTOFIX : ''}`
      : `Check the name. For a page, use the file name without .yaml.${existingNames(nearest)}`,
  })),
  'reference-foreign': section('File is on a third-party server', ({ href, host }) => ({
    message: `${quote(href)} is on a third-party server (${host}), so it is not shown.`,
    why: 'Every visit would reveal the visitor’s IP address to that server. The website therefore loads only its own files.',
    fix: 'Delete this field, and use a file or drawing of your own.',
  })),
  'link-unknown': section('Broken link', ({ href, suggestion, moved }) => ({
    message:
      moved && suggestion
        ? `The page ${quote(href)} has moved to ${quote(suggestion)}.`
        : `The link ${quote(href)} does not lead to a page.${meant(suggestion)}`,
    why: moved
      ? 'Visitors would only get there through a redirect, which takes time and does not work on every host.'
      : 'Visitors would see the error page.',
    fix: suggestion
      ? `Change it to ${quote(suggestion)}.${moved ? AUTOFIX : ''}`
      : 'Check the address or remove the link.',
  })),
  'link-anchor': section('Anchor does not exist', ({ href, anchor, suggestion }) => ({
    message: `The link ${quote(href)} points to ${quote(`#${anchor}`)}, but that page has no such anchor.${meant(suggestion)}`,
    why: 'The link would lead to the top of the page instead.',
    fix: suggestion ? `Change it to ${quote(suggestion)}.` : 'Check the anchor, or remove it.',
  })),
  'link-form': section('Address is incomplete', ({ href }) => ({
    message: `${quote(href)} is not a valid address for a link.`,
    why: 'Links may lead to pages of this website (/page/), https addresses, tel: and mailto:.',
    fix: href.includes('{{')
      ? 'Write the fact into the text without a link; a fact in braces cannot be an address.'
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
        ? 'The website shows plain text here, or omits the list item.'
        : 'Visitors would see the error page.',
    fix:
      state === 'expired'
        ? 'Remove the reference, or refer to another page.'
        : 'Remove the reference until the page is public, or publish both on the same day.',
  })),
  'markup-unclosed': section('Markup is not closed', ({ marker }) => ({
    message:
      marker === '[' ? 'This square bracket does not start a link.' : `${quote(marker)} is opened but never closed.`,
    why: 'Visitors would see the characters instead of the formatting.',
    fix:
      marker === '**'
        ? 'Write **bold** with two asterisks before and after.'
        : 'Write links as [text](/address/), without spaces in the address or between the brackets.',
  })),
  'markup-link': section('Link is malformed', ({ fault, href }) => ({
    message:
      fault === 'no-text'
        ? `The link ${quote(href)} has no text.`
        : `The address ${quote(href)} contains round brackets.`,
    why: 'Visitors would see brackets and the address instead of a link.',
    fix:
      fault === 'no-text'
        ? 'Write the link text between the square brackets.'
        : 'In the address, write %28 instead of ( and %29 instead of ).',
  })),
  'markup-element': section('HTML element is not allowed', ({ name, allowed }) => ({
    message: `The element <${name}> is not allowed here.`,
    why: 'Only a few elements are allowed, so that no page can run third-party code.',
    fix: `Use only ${list(allowed)}.`,
  })),
  'markup-tag': section('HTML or Markdown in a text', ({ tag }) => ({
    message: `${quote(tag)} has no effect in this text.`,
    why: `Visitors would see ${tag.startsWith('<') ? 'the angle brackets' : 'it literally'} on the page.`,
    fix: tag.startsWith('&')
      ? 'Write the character itself.'
      : !tag.startsWith('<')
        ? 'Write **bold** with two asterisks before and after, or remove these characters.'
        : /^<\/?a\b/i.test(tag)
          ? 'Write the link as [text](/address/), and delete what is in angle brackets.'
          : 'Write **bold** with two asterisks, and delete what is in angle brackets.',
  })),
  'markup-plain': section('Markup in a plain-text field', ({ found }) => ({
    message: `${quote(found)} has no effect in this field.`,
    why: 'Visitors would see the characters themselves.',
    fix: 'Remove these characters. Bold text and links belong in the longer texts.',
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
    message: `HTML elements are nested more than ${limit} levels deep here.`,
    why: 'No answer needs that many levels; usually, closing tags are missing.',
    fix: 'Close every element before the next one of its kind starts.',
  })),
  'fact-unclosed': section('Unbalanced double braces', ({ mark }) => ({
    message:
      mark === '{'
        ? 'The name of a fact is in single braces here.'
        : mark === '{{'
          ? '“{{” is opened here but never closed with “}}”.'
          : '“}}” has no opening “{{”.',
    why: 'Visitors would see the braces and the name instead of the value.',
    fix: 'Put the name of the fact in double braces: {{…}}.',
  })),
  'fact-unknown': section('Unknown fact', ({ name, suggestion, known, isWithheld }) => ({
    message: isWithheld
      ? `The confirmation must not repeat what someone enters in ${quote(name)}.`
      : `${quote(`{{${name}}}`)} is unknown here.${meant(suggestion && `{{${suggestion}}}`)}`,
    why: isWithheld
      ? 'The confirmation goes to any address that someone enters. It could be used to send any text in your name.'
      : 'A fact should be inserted here, but there is none with that name.',
    fix: suggestion
      ? `Change it to ${quote(`{{${suggestion}}}`)}.`
      : known.length > 0
        ? `Use one of these: ${list(known.map((name) => `{{${name}}}`))}.`
        : 'Delete the braces and the name.',
  })),
  'fact-typed': section('Fact is typed into the text', ({ value, name, whole }) => ({
    message: `${quote(value)} is in the data, but is typed into the text as well.`,
    why: 'If the data changes, the typed value would be out of date.',
    fix:
      whole === undefined
        ? `Replace it with ${quote(`{{${name}}}`)}.`
        : `Use ${quote(`{{${name}}}`)} if its whole value fits: ${quote(whole)}. Otherwise, reword the sentence without this value.`,
  })),
  'amount-unknown': section('Text contradicts the data', ({ amount, known }) => ({
    message: `${quote(amount)} is in the text but not in the data.`,
    why: `Known here: ${list(known)}.`,
    fix: 'Refer to one of these with {{…}}, or add the new value to the data.',
  })),
  'announced-exists': section('Announced page already exists', ({ slug }) => ({
    message: `${quote(slug)} is announced, but the page already exists.`,
    why: 'The announcement has served its purpose and is only confusing.',
    fix: 'Delete this whole list item, including all its lines.',
  })),

  'image-missing': section('Image does not exist', ({ file, suggestion, nearest }) => ({
    message: `There is no image ${quote(file)} under data/.${meant(suggestion)}`,
    why: 'There would be a gap on the page.',
    fix: suggestion
      ? `Change it to ${quote(suggestion)}.`
      : `Put the image there, or enter another one with its folder and extension. Names are case-sensitive.${existingNames(nearest)}`,
  })),
  'image-unreadable': section('Image cannot be opened', ({ file, format }) => ({
    message: format
      ? `${quote(file)} is an image in ${format.toUpperCase()} format, which the website cannot use.`
      : `${quote(file)} cannot be opened as an image. The file is damaged or is not an image.`,
    why: 'It cannot be converted into images that every browser displays.',
    fix: format
      ? 'Save it as JPEG and use the new file. For JPEGs from an iPhone, set Settings › Camera › Formats › “Most Compatible”.'
      : 'Open the file on your computer. If that fails, get the image again; otherwise, save it again as JPEG.',
  })),
  'image-small': section('Image is too small', ({ file, width, wanted }) => ({
    message: `${quote(file)} is ${width} pixels wide; at least ${wanted} are needed here.`,
    why: 'A smaller image looks blurred.',
    fix: 'Use the original image from the camera. Images saved from a chat or a website have often been reduced in size.',
  })),
  'image-alt': section('Image description says nothing', ({ alt }) => ({
    message: `${quote(alt)} does not describe the image; it is only a name.`,
    why: 'Screen readers read this text to people who cannot see the image.',
    fix: 'Describe in one sentence what the image shows, for example “Cellar wall with black spots up to knee height”.',
  })),
  'image-consent': section('Image consent is missing', ({ file }) => ({
    message: `Nothing states who consented to the publication of ${quote(file)}.`,
    why: 'People who are recognisable in an image have a say in its publication, as do those whose home it shows.',
    fix: 'Under “consent”, state who consented and when. If nobody is affected, state why: “our own device, nobody recognisable”.',
  })),
  'image-unused': section('Image is not used', ({ file }) => ({
    message: `No field uses the image ${quote(file)}.`,
    why: 'It is not published on the website. But it stays in the data, including the metadata from the camera.',
    fix: `Enter ${quote(file)} in an image field, or delete the file.`,
  })),
};
