import { joined, plural, quoteDe, quoteEn } from '../../phrases.ts';
import { both } from '../../words.ts';
import { kind, maybe } from './kind.ts';

/** What is in the built pages, and what search engines and browsers read before their text. */
export const OUTPUT = {
  'output-canonical': kind(
    { href: 'https://club.example/', own: 'https://club.example/teams/blue/' },
    both('Seite nennt eine fremde Adresse als ihre eigene', 'Wrong canonical address'),
    ({ href, own }) => ({
      message: `Als verbindliche Adresse (canonical) steht ${quoteDe(href)}, richtig ist ${quoteDe(own)}.`,
      why: 'Suchmaschinen würden diese Seite nicht aufführen, sondern die genannte.',
      fix: 'Das ist ein Fehler der Vorlage, oder die Seite wurde für eine andere Adresse gebaut.',
    }),
    ({ href, own }) => ({
      message: `The canonical address is ${quoteEn(href)}, but should be ${quoteEn(own)}.`,
      why: 'Search engines would list that page instead of this one.',
      fix: 'Fix the template, or build again if the page was built for another address.',
    }),
  ),
  'output-head': kind(
    { lacks: 'title' as keyof typeof MISSING_DE },
    both('Der Seite fehlt eine Angabe über sich', 'The page lacks a statement about itself'),
    ({ lacks }) => ({
      message: `Der Seite fehlt ${MISSING_DE[lacks]}.`,
      why: HEAD_DE[lacks],
      fix: /^(title|description)$/.test(lacks)
        ? 'Ergänzen Sie in den Daten, was für Suchmaschinen ist. Ist es da, lässt die Vorlage es weg.'
        : 'Das ist ein Fehler der Vorlage.',
    }),
    ({ lacks }) => ({
      message: `The page lacks ${MISSING_EN[lacks]}.`,
      why: HEAD_EN[lacks],
      fix: /^(title|description)$/.test(lacks)
        ? `Add “meta.${lacks}” in the data. If it is there, the template leaves it out.`
        : 'Add it in the template.',
    }),
  ),
  'output-json': kind(
    {},
    both('Daten für Suchmaschinen sind unlesbar', 'Invalid data for search engines'),
    {
      message: 'Die Daten für Suchmaschinen (JSON-LD) sind kein gültiges JSON.',
      why: 'Suchmaschinen überlesen sie ohne ein Wort.',
      fix: 'Das ist ein Fehler der Vorlage.',
    },
    {
      message: 'The data for search engines (JSON-LD) is not valid JSON.',
      why: 'Search engines silently ignore it.',
      fix: 'Fix this in the template.',
    },
  ),
  'output-exactly-one': kind(
    { element: 'h1' as 'h1' | 'main', count: 2 },
    both('Nicht genau eine Hauptüberschrift oder ein Hauptteil', 'Not exactly one main heading or main element'),
    ({ element, count }) => ({
      message: `Auf der Seite steht <${element}> ${count}-mal, richtig ist genau einmal.`,
      why:
        element === 'h1'
          ? 'Suchmaschinen und Vorleseprogramme brauchen eine eindeutige Hauptüberschrift.'
          : 'Wer mit der Tastatur oder einem Vorleseprogramm liest, springt zum Hauptteil.',
      fix: 'Das ist ein Fehler der Vorlage.',
    }),
    ({ element, count }) => ({
      message: `The page has ${plural(count, `<${element}> element`, `<${element}> elements`)} instead of exactly one.`,
      why:
        element === 'h1'
          ? 'Search engines and screen readers need one unambiguous main heading.'
          : 'People who use a keyboard or a screen reader jump to the main element.',
      fix: 'Fix this in the template.',
    }),
  ),
  'output-heading-order': kind(
    { level: 4, above: 2, text: 'Training' },
    both('Überschrift überspringt eine Stufe', 'Heading skips a level'),
    ({ level, above, text }) => ({
      message: `Die Überschrift ${quoteDe(text)} hat Stufe ${level}, folgt aber auf Stufe ${above}.`,
      why: 'Wer sich eine Seite vorlesen lässt, hört die Überschriften als Gliederung und vermisst die Stufe dazwischen.',
      fix: 'Das ist meist ein Fehler der Vorlage; in freiem HTML steht die Überschrift in den Daten.',
    }),
    ({ level, above, text }) => ({
      message: `The heading ${quoteEn(text)} has level ${level} but follows level ${above}.`,
      why: 'Screen readers present headings as an outline, in which the level between would be missing.',
      fix: 'Fix this, usually in the template; in free HTML, the heading comes from the data.',
    }),
  ),
  'output-image': kind(
    { src: '/assets/team.webp', lacks: 'size' as 'size' | 'alt' },
    both('Bild ohne Grösse oder Textersatz', 'Image without dimensions or alternative text'),
    ({ src, lacks }) => ({
      message: `Das Bild ${quoteDe(src)} hat ${lacks === 'alt' ? 'keinen Textersatz (alt)' : 'keine Grösse (width und height)'}.`,
      why:
        lacks === 'alt'
          ? 'Wer das Bild nicht sieht, erfährt sonst nicht, was es zeigt.'
          : 'Ohne Grösse springt der Text, während das Bild lädt.',
      fix:
        lacks === 'alt'
          ? 'Ergänzen Sie eine Beschreibung, oder ein leeres alt, wenn das Bild nur Schmuck ist.'
          : 'Das ist ein Fehler der Vorlage: width und height ergänzen.',
    }),
    ({ src, lacks }) => ({
      message: `The image ${quoteEn(src)} has no ${lacks === 'alt' ? 'alternative text (alt)' : 'width and height'}.`,
      why:
        lacks === 'alt'
          ? 'People who cannot see the image would not learn what it shows.'
          : 'Without dimensions, the text jumps while the image loads.',
      fix:
        lacks === 'alt'
          ? 'Add a description, or an empty alt if the image is purely decorative.'
          : 'Add width and height in the template.',
    }),
  ),
  'output-inline-code': kind(
    { what: 'onclick="…"' },
    both('Code im HTML', 'Inline code in the HTML'),
    ({ what }) => ({
      message: `Auf der Seite steht ${quoteDe(what)} direkt im HTML.`,
      why: 'Eine strenge Sicherheitsregel gilt für alle Seiten und verbietet Code und Stil im HTML.',
      fix: 'Das ist ein Fehler der Vorlage: In eine Datei auslagern.',
    }),
    ({ what }) => ({
      message: `${quoteEn(what)} is written directly into the HTML of the page.`,
      why: 'A strict security policy applies to all pages and forbids inline code and styles.',
      fix: 'In the template, move it to a file.',
    }),
  ),
  'output-misprint': kind(
    { text: 'NaN' },
    both('Vorlage druckt keinen Wert', 'Template prints no value'),
    ({ text }) => ({
      message: `Auf der Seite steht ${quoteDe(text)}.`,
      why:
        text === UNREADABLE
          ? 'So zeigen Browser ein Zeichen, das nicht als UTF-8 gespeichert ist.'
          : 'So steht es da, wenn eine Vorlage etwas ausgibt, was kein Text ist oder fehlt.',
      fix:
        text === UNREADABLE
          ? 'Speichern Sie die Datei, aus der der Text kommt, als UTF-8, und bauen Sie noch einmal.'
          : 'Das ist meist ein Fehler der Vorlage: Sie soll den Text selbst ausgeben, oder nichts, wenn er fehlt.',
    }),
    ({ text }) => ({
      message: `The page says ${quoteEn(text)}.`,
      why:
        text === UNREADABLE
          ? 'This is how browsers show a character that is not stored as UTF-8.'
          : 'This is what a template prints for something that is not a text, or missing.',
      fix:
        text === UNREADABLE
          ? 'Save the file that the text comes from as UTF-8, and build again.'
          : 'This is usually a mistake in the template: print the text itself, or nothing if it is missing.',
    }),
  ),
  /** In bytes. `others` is the number of other pages of the type over the budget. `growth` needs a last build. */
  'output-heavy': kind(
    {
      part: 'total' as 'total' | 'html' | 'css' | 'script' | 'font' | 'image',
      bytes: 71_480,
      budget: 60_000,
      heaviest: 'assets/site-AB12CD34.css',
      heaviestBytes: 31_204,
      growth: maybe(12_300),
      others: 4,
    },
    both('Seite ist zu schwer', 'Page is too large'),
    ({ part, bytes, budget, heaviest, heaviestBytes, growth, others }) => ({
      message: joined(
        `${PARTS_DE[part]} ${kilobytesDe(bytes)}, erlaubt sind ${kilobytesDe(budget)}. Am schwersten ist ${heaviest} mit ${kilobytesDe(heaviestBytes)}.`,
        growth !== undefined && `Seit dem letzten Bau: ${signedDe(growth)}.`,
        others > 0 && `Ebenso ${others} weitere Seiten dieses Typs.`,
      ),
      why: 'Unterwegs mit schlechtem Empfang zählt jedes Kilobyte.',
      fix:
        part === 'image'
          ? 'Nehmen Sie ein Bild mit weniger Einzelheiten, zeigen Sie weniger Bilder, oder setzen Sie es weiter unten ein, wo es erst lädt, wenn es in die Nähe kommt.'
          : 'Machen Sie kleiner, was am schwersten ist, oder heben Sie das Budget in templates/site.ts bewusst an.',
    }),
    ({ part, bytes, budget, heaviest, heaviestBytes, growth, others }) => ({
      message: joined(
        `${PARTS_EN[part]} ${kilobytesEn(bytes)}; the budget is ${kilobytesEn(budget)}. The largest part is ${heaviest} with ${kilobytesEn(heaviestBytes)}.`,
        growth !== undefined && `Since the last build: ${signedEn(growth)}.`,
        others > 0 && `${others} more ${others === 1 ? 'page' : 'pages'} of this type exceed the budget.`,
      ),
      why: 'On a slow mobile connection, every kilobyte counts.',
      fix:
        part === 'image'
          ? 'Use an image with less detail, show fewer images, or place it further down, where it loads only as visitors approach it.'
          : 'Make the largest part smaller, or deliberately raise the budget in templates/site.ts.',
    }),
  ),
  'output-invalid': kind(
    { rule: 'element-permitted-content', message: '<div> element is not permitted as content in <p>' },
    both('HTML ist ungültig', 'HTML is invalid'),
    ({ rule, message }) => ({
      message: `Das HTML verletzt die Regel «${rule}»: ${message}.`,
      why: 'Browser, Vorleseprogramme und Suchmaschinen deuten ungültiges HTML jedes auf seine Weise.',
      fix: `Das ist meist ein Fehler der Vorlage. https://html-validate.org/rules/${rule}.html beschreibt die Regel.`,
    }),
    ({ rule, message }) => ({
      message: `The HTML violates the rule “${rule}”: ${message}.`,
      why: 'Browsers, screen readers and search engines each interpret invalid HTML in their own way.',
      fix: `Fix this, usually in the template. https://html-validate.org/rules/${rule}.html describes the rule.`,
    }),
  ),
};

/** The part over budget, as the beginning of a sentence. */
const PARTS_DE = {
  total: 'Der erste Besuch lädt',
  html: 'Das HTML wiegt',
  css: 'Die Stile wiegen',
  script: 'Die Skripte wiegen',
  font: 'Die Schriften wiegen',
  image: 'Die Bilder wiegen',
} as const;

/** `71,48 kB`, in thousands as networks count. */
const kilobytesDe = (bytes: number) => `${(bytes / 1000).toFixed(2).replace('.', ',')} kB`;

const signedDe = (bytes: number) => `${bytes < 0 ? '−' : '+'}${kilobytesDe(Math.abs(bytes))}`;

/** The part over budget, as the beginning of a sentence. */
const PARTS_EN = {
  total: 'The first visit loads',
  html: 'The HTML is',
  css: 'The style sheets total',
  script: 'The scripts total',
  font: 'The fonts total',
  image: 'The images total',
} as const;

/** `71.48 kB`, in thousands as networks count. */
const kilobytesEn = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;

const signedEn = (bytes: number) => `${bytes < 0 ? '−' : '+'}${kilobytesEn(Math.abs(bytes))}`;

/** What browsers show for bytes that are not UTF-8. */
const UNREADABLE = '\ufffd';

const MISSING_DE = {
  title: 'der Titel',
  description: 'die Beschreibung für Suchmaschinen',
  canonical: 'die verbindliche Adresse: <link rel="canonical">',
  doctype: 'die erste Zeile: «<!doctype html>»',
  lang: 'eine gültige Angabe ihrer Sprache: <html lang="…">',
  charset: 'die Kodierung: <meta charset="utf-8">',
  viewport: 'die Breite auf Telefonen: <meta name="viewport" content="width=device-width, initial-scale=1">',
};

const MISSING_EN = {
  title: 'a title',
  description: 'a description for search engines',
  canonical: 'a canonical address: <link rel="canonical">',
  doctype: 'its first line: “<!doctype html>”',
  lang: 'a valid statement of its language: <html lang="…">',
  charset: 'its encoding: <meta charset="utf-8">',
  viewport: 'its width on phones: <meta name="viewport" content="width=device-width, initial-scale=1">',
};

const HEAD_DE = {
  title: 'Der Titel steht im Suchergebnis und im Reiter des Browsers.',
  description: 'Suchmaschinen zeigen sonst einen beliebigen Satz der Seite.',
  canonical: 'Ist die Seite unter mehreren Adressen zu finden, wählt sonst die Suchmaschine eine aus.',
  doctype: 'Browser stellen sie dann nach Regeln von früher dar, und Abstände und Grössen stimmen nicht.',
  charset: 'Browser müssten raten, und statt Umlauten stünden falsche Zeichen da.',
  viewport: 'Telefone zeigen sie sonst so breit wie auf einem Bildschirm, und die Schrift ist unlesbar klein.',
  lang: 'Vorleseprogramme läsen sie mit falscher Aussprache, und Silben würden falsch getrennt.',
};

const HEAD_EN = {
  title: 'The title appears in search results and on the browser tab.',
  description: 'Without one, search engines show an arbitrary sentence from the page.',
  canonical: 'If the page is available at several addresses, search engines would choose one themselves.',
  doctype: 'Browsers then display it by the rules of the nineties, and spacing and sizes are wrong.',
  charset: 'Browsers would have to guess, and show wrong characters.',
  viewport: 'Phones otherwise show it as wide as on a desktop, with text too small to read.',
  lang: 'Screen readers would mispronounce it, and words would be hyphenated incorrectly.',
};
