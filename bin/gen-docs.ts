/** The German catalogue → `docs/problems.md`: a section for every code, so that each finding can link to its own. */
import { de } from '../src/problems/catalogue/de.ts';
import { describe } from '../src/problems/describe.ts';
import { CODES, exampleOf } from '../src/problems/examples.ts';
import type { ProblemCode } from '../src/problems/problem.ts';

/** The first word of a code. */
type Family = FamilyOf<ProblemCode>;
type FamilyOf<Code> = Code extends `${infer First}-${string}` ? First : never;

const CHAPTERS: Readonly<Record<Family, string>> = {
  file: 'Dateien',
  yaml: 'YAML',
  schema: 'Schema',
  reference: 'Verweise und Links',
  link: 'Verweise und Links',
  markup: 'Verweise und Links',
  fact: 'Verweise und Links',
  amount: 'Verweise und Links',
  announced: 'Verweise und Links',
  route: 'Adressen',
  redirect: 'Adressen',
  page: 'Adressen',
  context: 'Wörter',
  text: 'Wörter',
  placeholder: 'Veröffentlichung',
  release: 'Veröffentlichung',
  practice: 'Veröffentlichung',
  delivery: 'Schlüssel',
  secret: 'Schlüssel',
  output: 'Gebaute Website',
  template: 'Vorlagen',
};

const INTRODUCTION = `<!-- Aus src/problems/catalogue/de.ts erzeugt mit \`npm run gen\`. Nicht von Hand ändern. -->

# Befunde

Was nebel an den Dateien unter \`data/\` und an der gebauten Website beanstandet. Jeder Befund nennt Datei, Zeile und
Spalte, sagt, was dort nicht stimmt und warum das zählt, und schlägt eine Abhilfe vor. Sein Kürzel ist hier die
Überschrift.

Ein Fehler (✘) hält den Bau an, und die Website bleibt, wie sie ist. Eine Warnung (▲) hält nichts auf. Die Sätze hier
sind Beispiele: Im echten Befund stehen Ihre eigenen Werte, und unter «Warum» oft die Beschreibung des Feldes.`;

/** The whole content of `docs/problems.md`. */
export function generateProblemDocs(): string {
  const titles = [...new Set(Object.values(CHAPTERS))];
  const chapters = titles.map((title) => {
    const codes = CODES.filter((code) => CHAPTERS[familyOf(code)] === title);
    return [`## ${title}`, ...codes.map(section)].join('\n\n');
  });
  return `${[INTRODUCTION, ...chapters].join('\n\n')}\n`;
}

const familyOf = (code: ProblemCode) => code.slice(0, code.indexOf('-')) as Family;

// The heading is the bare code: `docs/problems.md#<code>` is printed with every finding.
function section(code: ProblemCode): string {
  const { message, why, fix } = describe(exampleOf(code), 'de');
  return [
    `### ${code}`,
    `**${escapeMarkdown(de[code].title)}**`,
    `> ${escapeMarkdown(message)}`,
    `Warum: ${escapeMarkdown(why)}`,
    `Abhilfe: ${escapeMarkdown(fix)}`,
  ].join('\n\n');
}

/** The sentences name marks such as `**` and `<p>`, which must be read here and not take effect. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_<>[\]]/g, '\\$&');
