/** Generates `docs/problems.md` and `docs/problems-en.md` from the catalogues. Each code has a section to link to. */
import type { Language } from '../src/messages/messages.ts';
import { CODES } from '../src/problems/codes.ts';
import { CATALOGUES, describe } from '../src/problems/describe.ts';
import { exampleOf, type ProblemCode } from '../src/problems/problem.ts';

/** The first word of a code. */
type Family = FamilyOf<ProblemCode>;
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
  announced: 'references',
  image: 'images',
  route: 'addresses',
  redirect: 'addresses',
  page: 'addresses',
  context: 'words',
  text: 'words',
  placeholder: 'release',
  release: 'release',
  practice: 'release',
  delivery: 'keys',
  secret: 'keys',
  output: 'output',
  template: 'templates',
};

type Chapter = keyof (typeof WORDS)['de']['chapters'];

const WORDS = {
  de: {
    introduction: `<!-- Aus src/problems/catalogue/de.ts erzeugt mit \`npm run gen\`. Nicht von Hand ändern. -->

# Befunde

Was nebel an den Dateien unter \`data/\` und an der gebauten Website beanstandet. Jeder Befund nennt Datei, Zeile und
Spalte, sagt, was dort nicht stimmt und warum das zählt, und schlägt eine Abhilfe vor. Sein Kürzel ist hier die
Überschrift.

Ein Fehler (✘) hält den Bau an, und die Website bleibt, wie sie ist. Eine Warnung (▲) hält nichts auf. Die Sätze hier
sind Beispiele: Im echten Befund stehen Ihre eigenen Werte, und unter «Warum» oft die Beschreibung des Feldes.`,
    chapters: {
      files: 'Dateien',
      yaml: 'YAML',
      schema: 'Schema',
      references: 'Verweise und Links',
      images: 'Bilder',
      addresses: 'Adressen',
      words: 'Wörter',
      release: 'Veröffentlichung',
      keys: 'Schlüssel',
      output: 'Gebaute Website',
      templates: 'Vorlagen',
    },
    why: 'Warum',
    fix: 'Abhilfe',
  },
  en: {
    introduction: `<!-- Generated from src/problems/catalogue/en.ts by \`npm run gen\`. Do not edit. -->

# Findings

All problems that nebel finds in the files in \`data/\` and in the built website. Every finding names file, line and column, states
what is wrong and why it matters, and suggests a fix. Its code is the heading here.

An error (✘) stops the build and leaves the website unchanged. A warning (▲) stops nothing. The sentences here are examples:
a real finding shows your own values, and often the description of the field as its reason.`,
    chapters: {
      files: 'Files',
      yaml: 'YAML',
      schema: 'Schema',
      references: 'References and links',
      images: 'Images',
      addresses: 'Addresses',
      words: 'Words',
      release: 'Release',
      keys: 'Keys',
      output: 'The built website',
      templates: 'Templates',
    },
    why: 'Why',
    fix: 'Fix',
  },
} as const;

/** Returns the whole documentation in a language. */
export function generateProblemDocs(language: Language): string {
  const words = WORDS[language];
  const chapters = [...new Set(Object.values(CHAPTERS))].map((chapter) => {
    const codes = CODES.filter((code) => CHAPTERS[familyOf(code)] === chapter);
    return [`## ${words.chapters[chapter]}`, ...codes.map((code) => section(code, language))].join('\n\n');
  });
  return `${[words.introduction, ...chapters].join('\n\n')}\n`;
}

const familyOf = (code: ProblemCode) => code.slice(0, code.indexOf('-')) as Family;

/** The heading is the bare code, because every finding is printed with `docs/problems.md#<code>`. */
function section(code: ProblemCode, language: Language): string {
  const words = WORDS[language];
  const { message, why, fix } = describe(exampleOf(code), language);
  return [
    `### ${code}`,
    `**${escapeMarkdown(CATALOGUES[language][code].title)}**`,
    `> ${escapeMarkdown(message)}`,
    `${words.why}: ${escapeMarkdown(why)}`,
    `${words.fix}: ${escapeMarkdown(fix)}`,
  ].join('\n\n');
}

/** Escapes markup such as `**` and `<p>`, which the messages mention. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_<>[\]]/g, '\\$&');
