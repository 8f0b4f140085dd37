import type { Effect } from '../../lib/invisible.ts';
import { alternatives, cited, list, NEBEL, namedDe, namedEn, plural, quoteDe, quoteEn } from '../../phrases.ts';
import { both } from '../../words.ts';
import { kind, optional, others } from './kind.ts';
import { differingSpace, isDecomposed } from './variants.ts';

/** True for a value with a quotation mark at its end only. */
const isHalfQuoted = (found: string): boolean => /^[^"“”„«»‚‘’‹›]/.test(found);

/** Objections of an editor-in-chief: spelling, typography, repetition. */
export const TEXTS = {
  'text-invisible': kind(
    { character: 'U+202E', effect: 'direction' as Effect, found: '\u202e', wanted: '' },
    both('Zeichen, das niemand sieht', 'Invisible character'),
    ({ character, effect }) => ({
      message:
        effect === 'encoding'
          ? `Hier steht der Rest eines Buchstabens (${character}).`
          : `Hier steht ein Zeichen, das man nicht sieht (${character}).`,
      why: INVISIBLE_DE[effect],
      fix:
        effect === 'encoding'
          ? 'Schreiben Sie das ganze Wort neu. Sind es viele, holen Sie die Datei noch einmal aus ihrer Quelle.'
          : `${effect === 'indent' ? 'Ersetzen Sie es durch Leerzeichen' : 'Löschen Sie das Zeichen'}, oder lassen Sie es «${NEBEL} validate --fix» machen.`,
    }),
    ({ character, effect }) => ({
      message:
        effect === 'encoding'
          ? `What is left of a letter is here (${character}).`
          : `There is an invisible character here (${character}).`,
      why: INVISIBLE_EN[effect],
      fix:
        effect === 'encoding'
          ? 'Write the whole word again. If there are many, get the file from its source once more.'
          : `${effect === 'indent' ? 'Replace it with spaces' : 'Delete the character'}, or run “${NEBEL} validate --fix”.`,
    }),
  ),
  'text-garbled': kind(
    { found: 'fÃ¼r', wanted: 'für' },
    both('Zeichen falsch gelesen', 'Characters were misread'),
    ({ found, wanted }) => ({
      message: `${quoteDe(found)} heisst wohl ${quoteDe(wanted)}.`,
      why: 'Ein Programm hat Umlaute und andere Zeichen falsch gelesen, meist in der ganzen Datei.',
      fix: `Schreiben Sie ${quoteDe(wanted)}. «${NEBEL} validate --fix» verbessert alle solchen Stellen der Datei.`,
    }),
    ({ found, wanted }) => ({
      message: `${quoteEn(found)} probably means ${quoteEn(wanted)}.`,
      why: 'A program misread letters with accents and other characters, usually in the whole file.',
      fix: `Write ${quoteEn(wanted)}. “${NEBEL} validate --fix” corrects all such places in the file.`,
    }),
  ),
  'text-quotes': kind(
    { found: '“80”', wanted: '"80"' },
    both('Anführungszeichen einer Textverarbeitung', 'Quotation marks of a word processor'),
    ({ found, wanted }) => ({
      message: isHalfQuoted(found)
        ? `Vor ${found} fehlt das Anführungszeichen; das am Ende wäre auf der Seite zu sehen.`
        : `Die Anführungszeichen um ${found} wären auf der Seite zu sehen.`,
      why: 'Nur gerade Anführungszeichen auf beiden Seiten begrenzen einen Wert. Andere sind ein Teil davon.',
      // In straight ones, a straight one would end the value.
      fix: found.includes('"')
        ? `Schreiben Sie ${wanted}.`
        : `Schreiben Sie ${wanted}. Sollen sie zu sehen sein, setzen Sie gerade darum herum: "${found}".`,
    }),
    ({ found, wanted }) => ({
      message: isHalfQuoted(found)
        ? `The quotation mark in front of ${found} is missing; the one at its end would be visible on the page.`
        : `The quotation marks around ${found} would be visible on the page.`,
      why: 'Only straight quotation marks on both sides delimit a value. Others are part of it.',
      fix: found.includes('"')
        ? `Write ${wanted}.`
        : `Write ${wanted}. If they are meant to be visible, put straight ones around them: "${found}".`,
    }),
  ),
  'text-cut': kind(
    { lost: '# 1 in der Region' },
    both('Text ist abgeschnitten', 'Text is cut off'),
    ({ lost }) => ({
      message: `Was hier mit # beginnt, erscheint nicht auf der Seite: ${quoteDe(lost)}.`,
      why: 'Nach einem Leerzeichen beginnt mit # eine Notiz, die nur in der Datei steht.',
      fix: 'Setzen Sie den ganzen Text in gerade Anführungszeichen: "…". Ist es eine Notiz, schreiben Sie sie auf eine eigene Zeile.',
    }),
    ({ lost }) => ({
      message: `The text from # onwards does not appear on the page: ${quoteEn(lost)}.`,
      why: 'After a space, # starts a comment, which appears only in the file.',
      fix: 'Put the whole text in straight quotation marks: "…". If it is a comment, move it to a separate line.',
    }),
  ),
  /** `before` and `after` are the rest of the word around `found`. */
  'text-typography': kind(
    { found: '07:30', wanted: '7.30', ...optional<{ before: string; after: string }>() },
    both('Schreibweise der Schweiz', 'House style'),
    ({ found, wanted, before = '', after = '' }) => {
      const [typed, right] = [before + found + after, before + wanted + after];
      const space = differingSpace(typed, right);
      const ours = space ? `mit ${SPACE_DE[space]} Leerzeichen` : cited(right, quoteDe);
      return {
        message: isDecomposed(found, wanted)
          ? `${quoteDe(wanted)} ist hier aus zwei Zeichen zusammengesetzt und sieht in unserer Schrift anders aus.`
          : `${cited(typed, quoteDe)} schreiben wir ${ours}.`,
        why: 'Alle Seiten halten sich an dieselbe Schreibweise: ss, «…», 7.30 Uhr, Halbgeviertstrich.',
        fix: `Verbessern Sie die Stelle, oder lassen Sie es «${NEBEL} validate --fix» machen.`,
      };
    },
    ({ found, wanted, before = '', after = '' }) => {
      const [typed, right] = [before + found + after, before + wanted + after];
      const space = differingSpace(typed, right);
      return {
        message: isDecomposed(found, wanted)
          ? `${quoteEn(wanted)} consists of two characters here and looks different in our font.`
          : space
            ? `We write ${cited(typed, quoteEn)} with ${SPACE_EN[space]} space.`
            : `We write ${cited(right, quoteEn)}, not ${cited(typed, quoteEn)}.`,
        why: 'All pages follow the same style: ss, «…», 7.30 Uhr, en dash.',
        fix: `Correct it, or run “${NEBEL} validate --fix”.`,
      };
    },
  ),
  'text-unpaired': kind(
    { mark: '«', missing: '»' },
    both('Zeichen ohne Gegenstück', 'Mark without its other half'),
    ({ mark, missing }) => ({
      message: `In diesem Text steht ${mark}, doch ${missing} fehlt.`,
      why: 'Wer liest, sucht nach dem Ende des Zitats oder der Klammer.',
      fix: `Ergänzen Sie ${missing}, oder löschen Sie ${mark}.`,
    }),
    ({ mark, missing }) => ({
      message: `This text contains ${mark} but lacks ${missing}.`,
      why: 'People look for the end of the quotation or the bracket.',
      fix: `Add ${missing}, or delete ${mark}.`,
    }),
  ),
  'text-spelling': kind(
    { word: 'Schimel', suggestions: ['Schimmel', 'Schemel'] },
    both('Unbekanntes Wort', 'Unknown word'),
    ({ word, suggestions }) => ({
      message: `${quoteDe(word)} steht in keinem Wörterbuch.`,
      why: 'Ein Schreibfehler kostet Vertrauen, und wer nach dem richtigen Wort sucht, findet die Seite nicht.',
      fix:
        suggestions.length > 0
          ? `Meinten Sie ${alternatives(suggestions.map(quoteDe), 'oder')}? Stimmt das Wort doch, nimmt «${NEBEL} validate --accept ${word}» es auf.`
          : `Verbessern Sie das Wort. Stimmt es, nimmt «${NEBEL} validate --fix» es auf.`,
    }),
    ({ word, suggestions }) => ({
      message: `${quoteEn(word)} is not in any dictionary.`,
      why: 'A typo costs trust, and people who search for the correct word do not find the page.',
      fix:
        suggestions.length > 0
          ? `Did you mean ${alternatives(suggestions.map(quoteEn), 'or')}? If the word is correct, add it with “${NEBEL} validate --accept ${word}”.`
          : `Correct the word. If it is right, add it with “${NEBEL} validate --fix”.`,
    }),
  ),
  'text-forbidden': kind(
    { word: 'ungiftigen', instead: 'Sagen Sie, woraus der Stoff besteht.' },
    both('Wort ist nicht erlaubt', 'Forbidden word'),
    ({ word, instead }) => ({
      message: `${quoteDe(word)} darf hier nicht stehen.`,
      why: 'Das Recht oder die Hausregel verbietet dieses Wort in der Werbung.',
      fix: instead,
    }),
    ({ word, instead }) => ({
      message: `${quoteEn(word)} is not allowed here.`,
      why: 'The law or our house rules prohibit this word in advertising.',
      fix: instead,
    }),
  ),
  'text-similar': kind(
    { other: 'data/teams/red.yaml', percent: 62, passages: ['we train every week in the'] },
    both('Zwei Seiten sagen dasselbe', 'Two pages are too similar'),
    ({ other, percent, passages }) => ({
      message: `Diese Seite stimmt zu ${percent} % mit ${quoteDe(other)} überein, Ortsnamen nicht gezählt.`,
      why: `Suchmaschinen strafen solche Seiten. Gemeinsam ist zum Beispiel: ${passages.map(quoteDe).join(', ')}.`,
      fix: 'Schreiben Sie, was nur hier gilt, und lassen Sie weg, was überall gilt.',
    }),
    ({ other, percent, passages }) => ({
      message: `This page is ${percent}% identical to ${quoteEn(other)}, not counting place names.`,
      why: `Search engines penalise such pages. Shared passages include: ${passages.map(quoteEn).join(', ')}.`,
      fix: 'Write what applies only to this page, and leave out what applies everywhere.',
    }),
  ),
  'text-repeated': kind(
    { percent: 41, passages: ['we train every week in the hall'] },
    both('Zu wenige eigene Sätze', 'Too few unique sentences'),
    ({ percent, passages }) => ({
      message:
        percent === 0
          ? 'Jeder Satz dieser Seite steht auch auf einer anderen.'
          : `Nur ${percent} % der Sätze dieser Seite stehen auf keiner anderen.`,
      why: `Wiederholt werden zum Beispiel: ${passages.map(quoteDe).join(', ')}.`,
      fix: 'Schreiben Sie die wiederholten Sätze für diese Seite neu.',
    }),
    ({ percent, passages }) => ({
      message:
        percent === 0
          ? 'Every sentence on this page also appears on another page.'
          : `Only ${percent}% of the sentences on this page appear on no other page.`,
      why: `Repeated passages include: ${passages.map(quoteEn).join(', ')}.`,
      fix: 'Rewrite the repeated sentences for this page.',
    }),
  ),
  'text-foreign-name': kind(
    { name: 'Red Team', own: 'Blue Team' },
    both('Fremder Name in einer Überschrift', 'Name of another page in a heading'),
    ({ name, own }) => ({
      message: `Die Überschrift nennt ${quoteDe(name)}, die Seite handelt aber von ${quoteDe(own)}.`,
      why: 'So etwas bleibt stehen, wenn eine Seite aus einer anderen kopiert wurde.',
      fix: `Schreiben Sie ${quoteDe(own)}, oder formulieren Sie die Überschrift ohne Namen.`,
    }),
    ({ name, own }) => ({
      message: `The heading mentions ${quoteEn(name)}, but the page is about ${quoteEn(own)}.`,
      why: 'Such names are left over when a page is copied from another.',
      fix: `Change it to ${quoteEn(own)}, or reword the heading without a name.`,
    }),
  ),
  /** `counted` are the fields whose words were counted. */
  'text-short': kind(
    { words: 380, min: 450, counted: ['hero', 'sections', 'faq'] },
    both('Text ist kurz', 'Text is short'),
    ({ words: given, min, counted }) => ({
      message: `Der Text hat ${plural(given, 'Wort', 'Wörter')}, gewünscht sind mindestens ${min}: Es ${min - given === 1 ? 'fehlt' : 'fehlen'} ${min - given}.`,
      why: 'Ein kurzer Text lässt Fragen offen, und Suchmaschinen zeigen die Seite seltener.',
      fix: `Ergänzen Sie, was Leserinnen und Leser noch wissen wollen.${counted.length > 0 ? ` Gezählt ist, was hier steht: ${list(counted)}.` : ''}`,
    }),
    ({ words: given, min, counted }) => ({
      message: `The text has ${plural(given, 'word', 'words')}, ${min - given} fewer than the recommended minimum of ${min}.`,
      why: 'A short text leaves questions unanswered, and search engines show the page less often.',
      fix: `Add what readers still want to know.${counted.length > 0 ? ` Counted fields: ${list(counted)}.` : ''}`,
    }),
  ),
  /** In minutes: the stated and the computed value. */
  'text-reading-time': kind(
    { stated: 4, minutes: 7, words: 1410 },
    both('Lesezeit stimmt nicht', 'Reading time is wrong'),
    ({ stated, minutes, words: given }) => ({
      message: `Der Text hat ${plural(given, 'Wort', 'Wörter')}. Das sind etwa ${plural(minutes, 'Minute', 'Minuten')} Lesezeit, angegeben ${stated === 1 ? 'ist 1' : `sind ${stated}`}.`,
      why: 'Wer wenig Zeit hat, verlässt sich auf die Angabe.',
      fix: `Lassen Sie das Feld weg, dann rechnet die Website die Lesezeit selbst aus. Oder schreiben Sie ${minutes}.`,
    }),
    ({ stated, minutes, words: given }) => ({
      message: `The text has ${plural(given, 'word', 'words')}. Reading it takes about ${plural(minutes, 'minute', 'minutes')}, but the stated time is ${stated}.`,
      why: 'Readers with little time rely on this figure.',
      fix: `Leave out the field to have the reading time calculated, or change it to ${minutes}.`,
    }),
  ),
  /** Of pages in the data, or of built ones, which are then output files. */
  'page-duplicate': kind(
    { part: 'title' as 'title' | 'description' | 'h1', text: 'Training', ...others('teams/red/index.html') },
    both('Zwei Seiten sagen dasselbe von sich', 'Two pages say the same of themselves'),
    ({ part, text, ...others }) => ({
      message: `${PARTS_DE[part]} ${quoteDe(text)} hat auch ${namedDe(others)}.`,
      why:
        part === 'h1'
          ? 'Wer von einer Seite auf die andere kommt, meint, noch am selben Ort zu sein.'
          : 'Im Suchergebnis liessen sich die Seiten nicht unterscheiden.',
      fix: 'Schreiben Sie für eine der Seiten etwas anderes.',
    }),
    ({ part, text, ...others }) => ({
      message: `The ${PARTS_EN[part]} ${quoteEn(text)} is also used by ${namedEn(others)}.`,
      why:
        part === 'h1'
          ? 'Visitors who go from one page to the other would think they were still on the same page.'
          : 'The pages would be indistinguishable in search results.',
      fix: 'Write something else for one of the pages.',
    }),
  ),
};

const PARTS_DE = {
  title: 'Den Titel für Suchmaschinen',
  description: 'Die Beschreibung für Suchmaschinen',
  h1: 'Die Hauptüberschrift',
};

const PARTS_EN = { title: 'title (“meta.title”)', description: 'description (“meta.description”)', h1: 'main heading' };

const SPACE_DE = { fixed: 'festem', single: 'nur einem', ordinary: 'gewöhnlichem' };

const SPACE_EN = { fixed: 'a non-breaking', single: 'only one', ordinary: 'an ordinary' };

const INVISIBLE_DE: Readonly<Record<Effect, string>> = {
  direction: 'Es dreht die Leserichtung um: Auf der Seite stünde etwas anderes, als hier zu lesen ist.',
  control: 'Es ist ein Befehl an Drucker und Programme. In Seiten, Feeds und Bildern ist es nicht erlaubt.',
  encoding:
    'Beim Öffnen oder Kopieren galt eine falsche Kodierung. Welcher Buchstabe es war, ist nicht mehr zu erkennen.',
  nothing: 'Es kam beim Einfügen aus einem anderen Programm mit. Wer das Wort sucht, findet es so nicht.',
  indent: 'Es sieht aus wie ein Leerzeichen, ist aber ein anderes Zeichen. Der Aufbau der Datei stimmt darum nicht.',
};

const INVISIBLE_EN: Readonly<Record<Effect, string>> = {
  direction: 'It reverses the reading direction, so the page would not show what you read here.',
  control: 'It is a control character for printers and programs. It is not allowed in pages, feeds and images.',
  encoding: 'The file was opened or copied in a wrong encoding. Which letter it was cannot be told any more.',
  nothing: 'It was pasted in from another program. People who search for the word will not find it.',
  indent: 'It looks like a space but is a different character, so the structure of the file is wrong.',
};
