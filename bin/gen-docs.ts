/** Generates `docs/problems.md` and `docs/befunde.md`. Each code of a finding has a section to link to. */

import { CODES } from '../src/base/findings/catalogue/catalogue.ts';
import { describe, headingOf } from '../src/base/findings/describe.ts';
import { exampleOf, type Finding, type FindingCode, findingOfSite } from '../src/base/findings/finding.ts';
import { REPORT_WORDS } from '../src/base/findings/words.ts';
import { type Language, wordsIn } from '../src/base/words.ts';
import { OWN_FINDINGS } from '../templates/checks/checks.ts';

/** The first word of a code. */
type Family = FamilyOf<FindingCode>;
type FamilyOf<Code> = Code extends `${infer First}-${string}` ? First : never;

/** Family of codes → chapter, in the order of the chapters. */
const CHAPTERS: Readonly<Record<Family, Chapter>> = {
  file: 'files',
  yaml: 'yaml',
  schema: 'schema',
  reference: 'references',
  link: 'references',
  markup: 'references',
  fact: 'references',
  amount: 'references',
  image: 'images',
  route: 'addresses',
  redirect: 'addresses',
  page: 'addresses',
  text: 'words',
  placeholder: 'release',
  release: 'release',
  secret: 'keys',
  output: 'output',
  template: 'templates',
};

type Chapter = keyof typeof CHAPTER_TITLES;

const CHAPTER_TITLES = {
  files: 'Dateien · Files',
  yaml: 'YAML',
  schema: 'Schema',
  references: 'Verweise und Links · References and links',
  images: 'Bilder · Images',
  addresses: 'Adressen · Addresses',
  words: 'Wörter · Words',
  release: 'Veröffentlichung · Release',
  keys: 'Schlüssel · Keys',
  output: 'Gebaute Website · The built website',
  templates: 'Vorlagen · Templates',
};

const INTRODUCTION = `<!-- Generated from src/base/findings/catalogue/ by \`npm run gen\`. Do not edit. -->

# Befunde · Findings

Was nebel an den Dateien unter \`data/\` und an der gebauten Website beanstandet. Jeder Befund nennt Datei, Zeile und
Spalte, sagt, was dort nicht stimmt und warum das zählt, und schlägt eine Abhilfe vor. Sein Kürzel ist hier die
Überschrift.

Ein Fehler (✘) hält den Bau an, und die Website bleibt, wie sie ist. Eine Warnung (▲) hält nichts auf. Die Sätze hier
sind Beispiele: Im echten Befund stehen Ihre eigenen Werte, und unter «Warum» oft die Beschreibung des Feldes.

All problems that nebel finds in the files in \`data/\` and in the built website. Every finding names file, line and column, states
what is wrong and why it matters, and suggests a fix. Its code is the heading here.

An error (✘) stops the build and leaves the website unchanged. A warning (▲) stops nothing. The sentences here are examples:
a real finding shows your own values, and often the description of the field as its reason.`;

/** Returns the whole document. It is in both languages, so that findings link to the same section in either. */
export function generateFindingDocs(): string {
  const chapters = [...new Set(Object.values(CHAPTERS))].map((chapter) => {
    const codes = CODES.filter((code) => CHAPTERS[familyOf(code)] === chapter);
    return [`## ${CHAPTER_TITLES[chapter]}`, ...codes.map((code) => section(exampleOf(code)))].join('\n\n');
  });
  return `${[INTRODUCTION, ...chapters].join('\n\n')}\n`;
}

const INTRODUCTION_OF_SITE = `<!-- Generated from templates/checks/ by \`npm run gen\`. Do not edit. -->

# Eigene Befunde dieser Website · Findings of this website

Was nur diese Website an ihren Daten prüft; alles andere steht unter [Befunde](problems.md). Die Sätze hier sind Beispiele.

What only this website checks in its data; [Findings](problems.md) has everything else. The sentences here are examples.`;

/** Returns the documentation of the website's own findings, also in both languages. */
export function generateOwnFindingDocs(): string {
  const examples = OWN_FINDINGS.map(({ at, example }) => findingOfSite(at({ file: '' }, example)));
  return `${[INTRODUCTION_OF_SITE, ...examples.map((found) => section(found, '##'))].join('\n\n')}\n`;
}

const familyOf = (code: FindingCode) => code.slice(0, code.indexOf('-')) as Family;

/** The heading is the bare code, because every finding is printed with `docs/problems.md#<code>`. */
const section = (found: Finding, level = '###'): string =>
  [`${level} ${found.code}`, paragraph(found, 'de'), paragraph(found, 'en')].join('\n\n');

function paragraph(found: Finding, language: Language): string {
  const labels = wordsIn(REPORT_WORDS, language);
  const { message, why, fix } = describe(found, language);
  const [title, what, reason, remedy] = [headingOf(found, language), message, why, fix].map(escapeMarkdown);
  return `**${title}:** ${what} *${labels.why}:* ${reason} *${labels.fix}:* ${remedy}`;
}

/** Escapes markup such as `**` and `<p>`, which the messages mention. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_<>[\]]/g, '\\$&');
