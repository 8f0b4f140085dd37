/**
 * Sentences of findings for people who see a form instead of a file: without names of fields, braces and commands. Codes
 * that are not listed have the same sentences in both.
 */

import type { ProblemParams } from '../../base/findings/catalogue/catalogue.ts';
import type { Sentences } from '../../base/findings/catalogue/finding.ts';
import type { Problem, ProblemCode } from '../../base/findings/problem.ts';
import { alternatives, list, meantDe, meantEn, namedDe, namedEn, quoteDe, quoteEn } from '../../base/phrases.ts';
import { type Both, both, type Language } from '../../base/words.ts';
import { EDIT_WORDS } from './words.ts';

type InForm<Params> = Both<(params: Params) => Partial<Sentences>>;

const { fact, link, accept } = EDIT_WORDS;

const NUMBERS_DE: Readonly<Record<string, string>> = {
  integer: 'Schreiben Sie eine ganze Zahl, ohne Einheit.',
  number: 'Schreiben Sie nur die Zahl, ohne Einheit.',
};

const NUMBERS_EN: Readonly<Record<string, string>> = {
  integer: 'Write a whole number, without a unit.',
  number: 'Write only the number, without a unit.',
};

const OTHERS_DE: Readonly<Record<string, string>> = {
  choice: 'Wählen Sie etwas aus der Liste.',
  boolean: 'Schalten Sie es ein oder aus.',
};

const OTHERS_EN: Readonly<Record<string, string>> = {
  choice: 'Choose one from the list.',
  boolean: 'Switch it on or off.',
};

const FORM_SENTENCES: { readonly [Code in ProblemCode]?: InForm<ProblemParams[Code]> } = {
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
    ({ path, expected, actual }) => ({
      ...(expected === 'boolean' && { message: `${quoteDe(path)} ist weder ein- noch ausgeschaltet.` }),
      ...(actual === 'null' && { message: `${quoteDe(path)} ist leer.` }),
      fix: NUMBERS_DE[expected] ?? 'Füllen Sie das Feld neu aus.',
    }),
    ({ path, expected, actual }) => ({
      ...(expected === 'boolean' && { message: `${quoteEn(path)} is neither on nor off.` }),
      ...(actual === 'null' && { message: `${quoteEn(path)} is empty.` }),
      fix: NUMBERS_EN[expected] ?? 'Fill in the field again.',
    }),
  ),
  'placeholder-left': both(
    ({ wanted }) => ({ fix: NUMBERS_DE[wanted.kind] ?? OTHERS_DE[wanted.kind] ?? 'Füllen Sie das Feld aus.' }),
    ({ wanted }) => ({ fix: NUMBERS_EN[wanted.kind] ?? OTHERS_EN[wanted.kind] ?? 'Fill in the field.' }),
  ),
  'schema-entry-in-text': both(
    () => ({
      message: 'Eine Zeile beginnt wie ein Eintrag einer Liste.',
      why: 'Auf der Seite stünde sie als Teil des Textes.',
      fix: 'Beginnen Sie die Zeile mit einem Wort oder mit «–».',
    }),
    () => ({
      message: 'A line begins like a list entry.',
      why: 'It would appear on the page as part of the text.',
      fix: 'Begin the line with a word or with “–”.',
    }),
  ),
  'schema-field-in-text': both(
    ({ field }) => ({
      message: `Eine Zeile des Textes beginnt mit ${quoteDe(field)} und einem Doppelpunkt, wie ein Feld.`,
      why: 'Auf der Seite stünde sie als Teil des Textes.',
      fix: 'Löschen Sie die Zeile, oder beginnen Sie sie anders.',
    }),
    ({ field }) => ({
      message: `A line of the text begins with ${quoteEn(field)} and a colon, like a field.`,
      why: 'It would appear on the page as part of the text.',
      fix: 'Delete the line, or begin it differently.',
    }),
  ),
  'reference-unknown': both(
    ({ value, suggestion, moved }) => ({
      ...(!(moved && suggestion) && { message: `${quoteDe(value)} gibt es nicht.${meantDe(suggestion)}` }),
      fix: suggestion ? `Wählen Sie ${quoteDe(suggestion)}.` : 'Wählen Sie etwas aus der Liste.',
    }),
    ({ value, suggestion, moved }) => ({
      ...(!(moved && suggestion) && { message: `${quoteEn(value)} does not exist.${meantEn(suggestion)}` }),
      fix: suggestion ? `Choose ${quoteEn(suggestion)}.` : 'Choose one from the list.',
    }),
  ),
  'link-unknown': both(
    ({ suggestion }) => (suggestion ? { fix: `Schreiben Sie ${quoteDe(suggestion)}.` } : {}),
    ({ suggestion }) => (suggestion ? { fix: `Change it to ${quoteEn(suggestion)}.` } : {}),
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
    ({ name, suggestion, isWithheld }) => ({
      ...(!isWithheld && {
        message: `${quoteDe(name)} lässt sich hier nicht einsetzen.${meantDe(another(name, suggestion))}`,
      }),
      fix: `Löschen Sie die doppelten Klammern mit ihrem Inhalt. Was sich einsetzen lässt, zeigt ${quoteDe(fact.de)}.`,
    }),
    ({ name, suggestion, isWithheld }) => ({
      ...(!isWithheld && { message: `${quoteEn(name)} cannot be inserted here.${meantEn(another(name, suggestion))}` }),
      fix: `Delete the double braces with their content. ${quoteEn(fact.en)} shows what can be inserted.`,
    }),
  ),
  'fact-typed': both(
    ({ whole }) => ({
      fix:
        whole === undefined
          ? `Löschen Sie den Wert, und wählen Sie ihn unter ${quoteDe(fact.de)}.`
          : `Unter ${quoteDe(fact.de)} gibt es ${quoteDe(whole)}. Passt das Ganze, nehmen Sie es; sonst formulieren Sie den Satz ohne diese Angabe.`,
    }),
    ({ whole }) => ({
      fix:
        whole === undefined
          ? `Delete the value, and choose it under ${quoteEn(fact.en)}.`
          : `${quoteEn(fact.en)} has ${quoteEn(whole)}. Use it if its whole value fits; otherwise, reword the sentence without this value.`,
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
      fix:
        marker === '**'
          ? 'Setzen Sie zwei Sterne vor und nach den fetten Wörtern, oder löschen Sie sie.'
          : `Löschen Sie die Klammer, und wählen Sie ${quoteDe(link.de)}.`,
    }),
    ({ marker }) => ({
      ...(marker === '**' && { message: 'Two asterisks are opened here but never closed.' }),
      fix:
        marker === '**'
          ? 'Put two asterisks before and after the bold words, or delete them.'
          : `Delete the bracket, and choose ${quoteEn(link.en)}.`,
    }),
  ),
  'image-missing': both(
    ({ file, suggestion }) => ({
      message: `Das Foto ${quoteDe(file)} gibt es nicht.`,
      ...(!suggestion && { fix: 'Wählen Sie ein anderes.' }),
    }),
    ({ file, suggestion }) => ({
      message: `There is no photo ${quoteEn(file)}.`,
      ...(!suggestion && { fix: 'Choose another one.' }),
    }),
  ),
  'text-invisible': both(
    () => ({ fix: `Löschen Sie das Zeichen, oder wählen Sie ${quoteDe(accept.de)}.` }),
    () => ({ fix: `Delete the character, or choose ${quoteEn(accept.en)}.` }),
  ),
  'text-typography': both(
    () => ({ fix: `Verbessern Sie die Stelle, oder wählen Sie ${quoteDe(accept.de)}.` }),
    () => ({ fix: `Correct it, or choose ${quoteEn(accept.en)}.` }),
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
  'text-reading-time': both(
    ({ minutes }) => ({
      fix: `Leeren Sie das Feld, dann rechnet die Website die Lesezeit selbst aus. Oder schreiben Sie ${minutes}.`,
    }),
    ({ minutes }) => ({ fix: `Empty the field to have the reading time calculated, or change it to ${minutes}.` }),
  ),
  'text-duplicate-meta': both(
    (others) => ({ message: `Dasselbe steht auch bei ${namedDe(others)}.` }),
    (others) => ({ message: `This is the same as in ${namedEn(others)}.` }),
  ),
  'page-period': both(
    () => ({ fix: 'Prüfen Sie beide Tage; beide gehören dazu.' }),
    () => ({ fix: 'Check both days; both are included.' }),
  ),
  'page-expires': both(
    () => ({ fix: 'Ist das recht, brauchen Sie nichts zu tun. Sonst ändern oder leeren Sie den letzten Tag.' }),
    () => ({ fix: 'If this is intended, do nothing. Otherwise, change or empty the last day.' }),
  ),
  'page-expired': both(
    () => ({
      why: 'Wer ihre Adresse öffnet, sieht die Fehlerseite.',
      fix: 'Ist das recht, brauchen Sie nichts zu tun. Sonst ändern oder leeren Sie den letzten Tag.',
    }),
    () => ({
      why: 'Visitors who open its address see the error page.',
      fix: 'If this is intended, do nothing. Otherwise, change or empty the last day.',
    }),
  ),
};

/** Returns the sentences of a finding that differ in a form. */
export function sentencesInForm({ code, params }: Problem, language: Language): Partial<Sentences> {
  // As in the catalogue, the compiler cannot follow that the values belong to the code.
  const sentences = FORM_SENTENCES[code as ProblemCode] as InForm<unknown> | undefined;
  return sentences?.[language](params) ?? {};
}

/** A suggestion, unless it reads the same: forms have fields of the same title. */
const another = (name: string, suggestion: string | undefined) => (suggestion === name ? undefined : suggestion);

/** «CHF 600–1’200 ({{prices.hall}})» → «CHF 600–1’200» */
const withoutName = (known: string) => known.replace(/ \(\{\{.*\}\}\)$/, '');
