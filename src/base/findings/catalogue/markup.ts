import { list, quoteDe, quoteEn } from '../../phrases.ts';
import { both } from '../../words.ts';
import { kind, optional } from './kind.ts';

/** Kinds of markup that a text cannot have, by how they begin. `plain` is for a field that can have none. */
const KINDS = {
  plain: /^$/,
  character: /^&/,
  heading: /^#/,
  mark: /^[•▪●>]/,
  table: /^\|/,
  code: /^`/,
  words: /^[^<]/,
  link: /^<\/?a\b/i,
  paragraph: /^<\/?(?:br|p|div)\b/i,
  element: /^/,
};

/** Returns the sentence for a piece of markup. */
function choose(tag: string, sentences: Readonly<Record<keyof typeof KINDS, string>>): string {
  const found = Object.entries(KINDS).find(([, pattern]) => pattern.test(tag));
  return sentences[(found?.[0] ?? 'element') as keyof typeof KINDS];
}

/** Markup in texts. */
export const MARKUP = {
  'markup-unclosed': kind(
    { marker: '**' as keyof typeof FORMS_DE },
    both('Auszeichnung ist nicht geschlossen', 'Markup is not closed'),
    ({ marker }) => ({
      message:
        marker === '['
          ? 'Diese eckige Klammer beginnt keinen Link.'
          : `Hier beginnt ${quoteDe(marker)}, das nirgends endet.`,
      why: 'Besucherinnen sähen das Zeichen statt der Auszeichnung.',
      fix: FORMS_DE[marker],
    }),
    ({ marker }) => ({
      message:
        marker === '['
          ? 'This square bracket does not start a link.'
          : `${quoteEn(marker)} is opened but never closed.`,
      why: 'Visitors would see the characters instead of the formatting.',
      fix: FORMS_EN[marker],
    }),
  ),
  'markup-link': kind(
    { href: 'https://example.org/Blue_(team)', hasText: true },
    both('Link ist nicht richtig geschrieben', 'Link is malformed'),
    ({ href, hasText }) => ({
      message: hasText
        ? `In der Adresse ${quoteDe(href)} stehen runde Klammern.`
        : `Der Link ${quoteDe(href)} hat keinen Text.`,
      why: 'Besucherinnen sähen Klammern und Adresse statt eines Links.',
      fix: hasText
        ? 'Schreiben Sie in der Adresse %28 statt ( und %29 statt ).'
        : 'Schreiben Sie zwischen die eckigen Klammern, was man anklicken soll.',
    }),
    ({ href, hasText }) => ({
      message: hasText
        ? `The address ${quoteEn(href)} contains round brackets.`
        : `The link ${quoteEn(href)} has no text.`,
      why: 'Visitors would see brackets and the address instead of a link.',
      fix: hasText
        ? 'In the address, write %28 instead of ( and %29 instead of ).'
        : 'Write the link text between the square brackets.',
    }),
  ),
  /** `name` is that of an attribute, or an element in angle brackets. */
  'markup-element': kind(
    { name: '<script>', allowed: ['p', 'strong', 'a'] },
    both('HTML ist nicht erlaubt', 'HTML is not allowed'),
    ({ name, allowed }) => ({
      message: `${quoteDe(name)} ist hier nicht erlaubt.`,
      why: 'Nur wenig HTML ist erlaubt, damit keine Seite fremden Code ausführt.',
      fix: name.startsWith('<')
        ? `Verwenden Sie nur die Elemente ${list(allowed)}.`
        : `Löschen Sie ${quoteDe(name)}. Erlaubt ist nur href an Links.`,
    }),
    ({ name, allowed }) => ({
      message: `${quoteEn(name)} is not allowed here.`,
      why: 'Only little HTML is allowed, so that no page can run third-party code.',
      fix: name.startsWith('<')
        ? `Use only the elements ${list(allowed)}.`
        : `Delete ${quoteEn(name)}. Only href on links is allowed.`,
    }),
  ),
  /** `isPlain` is true in a field that can have no markup at all. */
  'markup-tag': kind(
    { tag: '<b>', ...optional<{ isPlain: true }>() },
    both('HTML oder Markdown im Text', 'HTML or Markdown in a text'),
    ({ tag, isPlain }) => ({
      message: `${quoteDe(tag)} ist in diesem Text keine Auszeichnung.`,
      why: `Besucherinnen sähen ${tag.startsWith('<') ? 'die spitzen Klammern' : 'es so'} auf der Seite.`,
      fix: choose(isPlain ? '' : tag, {
        plain: 'Schreiben Sie die Wörter ohne diese Zeichen. Fettes und Links gehören in die längeren Texte.',
        character: 'Schreiben Sie das Zeichen selbst, das gemeint ist.',
        heading:
          'Löschen Sie «#»; ein Zwischentitel hat ein eigenes Feld. Ist es eine Notiz, schreiben Sie sie auf eine Zeile über dem Feld.',
        mark: 'Löschen Sie das Zeichen. Eine Liste hat ein eigenes Feld; ohne eines schreiben Sie ganze Sätze.',
        table: 'Löschen Sie die Striche; eine Tabelle hat ein eigenes Feld.',
        code: 'Schreiben Sie die Wörter ohne diese Zeichen, oder «…» darum herum.',
        words: 'Schreiben Sie **fett** mit zwei Sternen davor und danach, oder die Wörter ohne diese Zeichen.',
        link: 'Schreiben Sie den Link als [Text](/adresse/), und löschen Sie, was in spitzen Klammern steht.',
        paragraph: 'Löschen Sie, was in spitzen Klammern steht. Ein neuer Absatz ist ein neuer Eintrag der Liste.',
        element: 'Schreiben Sie **fett** mit zwei Sternen, und löschen Sie, was in spitzen Klammern steht.',
      }),
    }),
    ({ tag, isPlain }) => ({
      message: `${quoteEn(tag)} has no effect in this text.`,
      why: `Visitors would see ${tag.startsWith('<') ? 'the angle brackets' : 'it literally'} on the page.`,
      fix: choose(isPlain ? '' : tag, {
        plain: 'Remove these characters. Bold text and links belong in the longer texts.',
        character: 'Write the character itself.',
        heading: 'Delete “#”; a heading has a field of its own. If it is a note, write it on a line above the field.',
        mark: 'Delete the character. A list has a field of its own; without one, write whole sentences.',
        table: 'Delete the lines; a table has a field of its own.',
        code: 'Write the words without these characters, or put them in quotation marks.',
        words: 'Write **bold** with two asterisks before and after, or remove these characters.',
        link: 'Write the link as [text](/address/), and delete what is in angle brackets.',
        paragraph: 'Delete what is in angle brackets. A new paragraph is a new item of the list.',
        element: 'Write **bold** with two asterisks, and delete what is in angle brackets.',
      }),
    }),
  ),
  /** `depth` is the limit that elements inside each other exceed, usually because one is not closed. */
  'markup-open-element': kind(
    { name: 'strong', ...optional<{ depth: number }>() },
    both('HTML-Element ist nicht geschlossen', 'HTML element is not closed'),
    ({ name, depth }) => ({
      message: depth
        ? `Hier stehen mehr als ${depth} HTML-Elemente ineinander.`
        : `Das Element <${name}> wird nicht geschlossen.`,
      why: depth
        ? 'So tief ist keine Antwort aufgebaut; meist fehlen die schliessenden Elemente.'
        : 'Der Rest der Antwort würde mit ausgezeichnet.',
      fix: depth ? 'Schliessen Sie jedes Element, bevor das nächste seiner Art beginnt.' : `Ergänzen Sie </${name}>.`,
    }),
    ({ name, depth }) => ({
      message: depth
        ? `HTML elements are nested more than ${depth} levels deep here.`
        : `The element <${name}> is not closed.`,
      why: depth
        ? 'No answer needs that many levels; usually, closing tags are missing.'
        : 'It would also apply to the rest of the answer.',
      fix: depth ? 'Close every element before the next one of its kind starts.' : `Add </${name}>.`,
    }),
  ),
};

const FORMS_DE = {
  '**': 'Schreiben Sie **fett** mit zwei Sternen davor und danach.',
  '[': 'Schreiben Sie Links als [Text](/adresse/), ohne Leerzeichen in der Adresse und zwischen den Klammern.',
};

const FORMS_EN = {
  '**': 'Write **bold** with two asterisks before and after.',
  '[': 'Write links as [text](/address/), without spaces in the address or between the brackets.',
};
