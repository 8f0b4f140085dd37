/**
 * Sentences of findings for people who see a form instead of a file: without names of fields, braces and commands. Codes
 * that are not listed have the same sentences in both.
 */

import type { FindingParams } from '../../base/findings/catalogue/catalogue.ts';
import type { Sentences } from '../../base/findings/catalogue/kind.ts';
import type { Finding, FindingCode } from '../../base/findings/finding.ts';
import { alternatives, list, meantDe, meantEn, quoteDe, quoteEn } from '../../base/phrases.ts';
import { type Both, both, type Language } from '../../base/words.ts';
import { isCorrectable } from '../../content/content.ts';
import { EDIT_WORDS } from './words.ts';

type InForm<Params> = Both<(params: Params) => Partial<Sentences>>;

const { fact, link, bold, accept, allPages, move } = EDIT_WORDS;

/** What to do with a field, by what belongs into it. */
const FILL_DE: Readonly<Record<string, string>> = {
  integer: 'Schreiben Sie eine ganze Zahl, ohne Einheit.',
  number: 'Schreiben Sie nur die Zahl, ohne Einheit.',
  choice: 'Wählen Sie etwas aus der Liste.',
  boolean: 'Schalten Sie es ein oder aus.',
};

const FILL_EN: Readonly<Record<string, string>> = {
  integer: 'Write a whole number, without a unit.',
  number: 'Write only the number, without a unit.',
  choice: 'Choose one from the list.',
  boolean: 'Switch it on or off.',
};

/** True for a value that is missing, or a text without characters. */
const isEmpty = (actual: string, value: string) => actual === 'null' || ['""', "''"].includes(value);

const LINE_IN_TEXT = both(
  () => ({
    why: 'Auf der Seite stünde die Zeile als Teil des Textes.',
    fix: 'Löschen Sie die Zeile, oder beginnen Sie sie mit einem anderen Wort.',
  }),
  () => ({
    why: 'The line would appear on the page as part of the text.',
    fix: 'Delete the line, or begin it with another word.',
  }),
);

const LAST_DAY = both(
  () => ({
    why: 'Wer ihre Adresse danach öffnet, sieht die Fehlerseite.',
    fix: 'Ist das recht, brauchen Sie nichts zu tun. Sonst ändern oder leeren Sie den letzten Tag.',
  }),
  () => ({
    why: 'Visitors who open its address after that see the error page.',
    fix: 'If this is intended, do nothing. Otherwise, change or empty the last day.',
  }),
);

const FORM_SENTENCES: { readonly [Code in FindingCode]?: InForm<FindingParams[Code]> } = {
  'schema-required': both(
    ({ key, path }) => ({
      message: path ? `In ${quoteDe(path)} fehlt ${quoteDe(key)}.` : `${quoteDe(key)} fehlt.`,
      fix: `Füllen Sie ${quoteDe(key)} aus.`,
    }),
    ({ key, path }) => ({
      message: `${quoteEn(key)} is missing${path ? ` from ${quoteEn(path)}` : ''}.`,
      fix: `Fill in ${quoteEn(key)}.`,
    }),
  ),
  'schema-type': both(
    ({ path, expected, actual, value }) => ({
      ...(expected === 'boolean' && { message: `${quoteDe(path)} ist weder ein- noch ausgeschaltet.` }),
      ...(isEmpty(actual, value) && { message: `${quoteDe(path)} ist leer.` }),
      fix: FILL_DE[expected] ?? 'Füllen Sie das Feld aus.',
    }),
    ({ path, expected, actual, value }) => ({
      ...(expected === 'boolean' && { message: `${quoteEn(path)} is neither on nor off.` }),
      ...(isEmpty(actual, value) && { message: `${quoteEn(path)} is empty.` }),
      fix: FILL_EN[expected] ?? 'Fill in the field.',
    }),
  ),
  'placeholder-unknown': both(
    () => ({ message: 'Das Feld, das hier genannt ist, gibt es nicht.', fix: 'Löschen Sie diesen Eintrag.' }),
    () => ({ message: 'The field that is named here does not exist.', fix: 'Delete this entry.' }),
  ),
  'placeholder-left': both(
    ({ wanted }) => ({ fix: FILL_DE[wanted.kind] ?? 'Füllen Sie das Feld aus.' }),
    ({ wanted }) => ({ fix: FILL_EN[wanted.kind] ?? 'Fill in the field.' }),
  ),
  'schema-line-in-text': LINE_IN_TEXT,
  'reference-unknown': both(
    ({ value, suggestion }) => ({
      message: `${quoteDe(value)} gibt es nicht.${meantDe(suggestion)}`,
      fix: 'Wählen Sie etwas aus der Liste.',
    }),
    ({ value, suggestion }) => ({
      message: `${quoteEn(value)} does not exist.${meantEn(suggestion)}`,
      fix: 'Choose one from the list.',
    }),
  ),
  'fact-unclosed': both(
    () => ({
      message: 'Hier soll eine Angabe eingesetzt werden, aber ihre Klammern gehen nicht auf.',
      fix: `Löschen Sie die Klammern und was dazwischen ist, und wählen Sie ${quoteDe(fact.de)}.`,
    }),
    () => ({
      message: 'A fact should be inserted here, but its braces do not match.',
      fix: `Delete the braces and what is between them, and choose ${quoteEn(fact.en)}.`,
    }),
  ),
  'fact-unknown': both(
    ({ fact: name, isWithheld }) => ({
      ...(!isWithheld && { message: `${quoteDe(name)} lässt sich hier nicht einsetzen.` }),
      fix: `Löschen Sie die Klammern mit ihrem Inhalt. Was sich einsetzen lässt, zeigt ${quoteDe(fact.de)}.`,
    }),
    ({ fact: name, isWithheld }) => ({
      ...(!isWithheld && { message: `${quoteEn(name)} cannot be inserted here.` }),
      fix: `Delete the brackets with their content. ${quoteEn(fact.en)} shows what can be inserted.`,
    }),
  ),
  'fact-typed': both(
    () => ({
      fix: `Löschen Sie den Wert, und wählen Sie ihn unter ${quoteDe(fact.de)}. Passt er so nicht, formulieren Sie den Satz ohne ihn.`,
    }),
    () => ({
      fix: `Delete the value, and choose it under ${quoteEn(fact.en)}. If it does not fit, reword the sentence without it.`,
    }),
  ),
  'amount-unknown': both(
    ({ known }) => ({
      why: `Bekannt sind hier: ${list(known.map(withoutName))}.`,
      fix: `Wählen Sie eine davon unter ${quoteDe(fact.de)}, oder ergänzen Sie den Preis bei den Preisen.`,
    }),
    ({ known }) => ({
      why: `Known here: ${list(known.map(withoutName))}.`,
      fix: `Choose one of these under ${quoteEn(fact.en)}, or add the price to the prices.`,
    }),
  ),
  'markup-unclosed': both(
    ({ marker }) => ({
      ...(marker === '**' && { message: 'Hier beginnen zwei Sterne, die nirgends enden.' }),
      fix: `Löschen Sie das Zeichen, und wählen Sie ${quoteDe(bold.de)} oder ${quoteDe(link.de)}.`,
    }),
    ({ marker }) => ({
      ...(marker === '**' && { message: 'Two asterisks are opened here but never closed.' }),
      fix: `Delete the character, and choose ${quoteEn(bold.en)} or ${quoteEn(link.en)}.`,
    }),
  ),
  'image-missing': both(
    ({ file }) => ({ message: `Das Foto ${quoteDe(file)} gibt es nicht.`, fix: 'Wählen Sie ein anderes.' }),
    ({ file }) => ({ message: `There is no photo ${quoteEn(file)}.`, fix: 'Choose another one.' }),
  ),
  'text-spelling': both(
    ({ suggestions }) => ({
      fix:
        (suggestions.length > 0 ? `Meinten Sie ${alternatives(suggestions.map(quoteDe), 'oder')}? ` : '') +
        'Stimmt das Wort, brauchen Sie nichts zu tun: Wer die Website betreut, kann es aufnehmen.',
    }),
    ({ suggestions }) => ({
      fix:
        (suggestions.length > 0 ? `Did you mean ${alternatives(suggestions.map(quoteEn), 'or')}? ` : '') +
        'If the word is correct, do nothing: the person who maintains the website can add it.',
    }),
  ),
  'page-period': both(
    () => ({ fix: 'Prüfen Sie beide Tage; beide gehören dazu.' }),
    () => ({ fix: 'Check both days; both are included.' }),
  ),
  'page-needed': both(
    () => ({ fix: 'Lassen Sie die Seite öffentlich.' }),
    () => ({ fix: 'Keep the page public.' }),
  ),
  'page-expires': LAST_DAY,
  'route-disappeared': both(
    ({ state }) => ({
      ...(state && {
        fix: `Lassen Sie die Seite öffentlich. Soll sie verschwinden, wählen Sie unter ${quoteDe(allPages.de)} ${quoteDe(move.de)}: Dort sagen Sie, wohin ihre Adresse führt.`,
      }),
    }),
    ({ state }) => ({
      ...(state && {
        fix: `Leave the page public. To make it disappear, choose ${quoteEn(move.en)} under ${quoteEn(allPages.en)} and say where its address leads.`,
      }),
    }),
  ),
  'file-missing': both(
    () => ({
      message: 'Diese Seite braucht die Website immer.',
      why: 'Ohne sie lässt sich nichts veröffentlichen.',
      fix: 'Behalten Sie sie unter ihrem Namen; ihre Texte können Sie ändern.',
    }),
    () => ({
      message: 'The website always needs this page.',
      why: 'Without it, nothing can be published.',
      fix: 'Keep it under its name; you can change its texts.',
    }),
  ),
};

/** For a finding that states what to write instead. */
const CORRECTABLE = both({ fix: `Wählen Sie ${quoteDe(accept.de)}.` }, { fix: `Choose ${quoteEn(accept.en)}.` });

/** Returns the sentences of a finding that differ in a form. */
export function sentencesInForm(finding: Finding, language: Language): Partial<Sentences> {
  if (isCorrectable(finding)) return CORRECTABLE[language];
  // As in the catalogue, the compiler cannot follow that the values belong to the code.
  const sentences = FORM_SENTENCES[finding.code as FindingCode] as InForm<unknown> | undefined;
  return sentences?.[language](finding.params) ?? {};
}

/** «CHF 600–1’200 ({{prices.hall}})» → «CHF 600–1’200» */
const withoutName = (known: string) => known.replace(/ \(\{\{.*\}\}\)$/, '');
