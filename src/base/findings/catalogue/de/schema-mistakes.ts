import { didYouMean } from '../../../lib/did-you-mean.ts';
import type { SchemaMistake } from '../../schema-mistake.ts';
import { list } from '../words.ts';
import { meant } from '../words-de.ts';

interface MistakeSentences {
  readonly message: string;
  readonly fix: string;
}

/** What is wrong with a schema, and what to add or change. Values appear as they are written in it. */
export function sentencesOf(mistake: SchemaMistake): MistakeSentences {
  switch (mistake.kind) {
    case 'no-type':
      return {
        message: `Neben «${mistake.keyword}» fehlt «type»: Das Schema sagt nicht, welche Art von Wert gemeint ist.`,
        fix: `Ergänzen Sie daneben «"type": "${mistake.type}"».`,
      };
    case 'types':
      return {
        message: `Hier sind mehrere Arten von Werten zugleich erlaubt: ${list(mistake.types)}.`,
        fix: `Entscheiden Sie sich für eine, oder schreiben Sie «"anyOf": [${mistake.types.map(typeObject).join(', ')}]» statt «type».`,
      };
    case 'contrary-type':
      return {
        message: `Hier wird «${mistake.type}» verlangt, im Schema darum herum aber «${mistake.outer}»: Kein Wert kann beides sein.`,
        fix: `Ändern Sie «type» hier in «"${mistake.outer.split(',')[0]}"», oder ändern Sie das Schema darum herum.`,
      };
    case 'open-tuple':
      return {
        message: `«items» beschreibt ${mistake.length} Einträge einzeln, sagt aber nicht, ob es genau so viele sein müssen.`,
        fix: `Ergänzen Sie daneben «"minItems": ${mistake.length}, "additionalItems": false». Soll jeder Eintrag gleich sein, machen Sie aus der Liste ein einziges Schema.`,
      };
    case 'no-effect':
      return {
        message: `«${mistake.keyword}» bewirkt nichts, weil ${mistake.missing.map((word) => `«${word}»`).join(' und ')} fehlt.`,
        fix: `Ergänzen Sie ${mistake.missing.map((word) => `«${word}»`).join(' oder ')} daneben, oder entfernen Sie «${mistake.keyword}».`,
      };
    case 'items-not-a-list':
      return {
        message: '«additionalItems» bewirkt nichts, weil «items» keine Liste von Schemas ist.',
        fix: 'Entfernen Sie «additionalItems»: «items» gilt schon für alle Einträge.',
      };
    case 'property-twice':
      return {
        message: `Das Feld «${mistake.property}» ist zweimal beschrieben: in «properties» und durch das Muster «${mistake.pattern}» in «patternProperties».`,
        fix: `Fassen Sie das Muster enger, so dass es auf «${mistake.property}» nicht mehr passt.`,
      };
    case 'unknown-format':
      return {
        message: `Das Format «${mistake.format}» gibt es hier nicht.${meant(didYouMean(mistake.format, mistake.known))}`,
        fix: `Nehmen Sie eines von ${list(mistake.known)}, oder beschreiben Sie die Form mit «pattern».`,
      };
    case 'unknown-type':
      return {
        message: `«${mistake.type}» ist keine Art von Wert.${meant(didYouMean(mistake.type, mistake.known))}`,
        fix: `Nehmen Sie eine von ${list(mistake.known)}.`,
      };
    case 'wrong-value':
      return {
        message: `«${mistake.keyword}» hat einen Wert der falschen Art: Verlangt ist «${mistake.type}».`,
        fix:
          mistake.type === 'number'
            ? `Schreiben Sie eine Zahl ohne Anführungszeichen, zum Beispiel «"${mistake.keyword}": 3».`
            : 'Verbessern Sie den Wert.',
      };
    case 'bad-pattern':
      return {
        message: `Das Muster «${mistake.pattern}» ist kein gültiger regulärer Ausdruck: ${mistake.reason}.`,
        fix: 'Verbessern Sie das Muster. Zeichen wie [ ( { \\ brauchen davor einen umgekehrten Schrägstrich, der in JSON doppelt geschrieben wird: «\\\\[».',
      };
    case 'empty-enum':
      return {
        message: 'Die Liste «enum» ist leer: Kein Wert wäre erlaubt.',
        fix: 'Ergänzen Sie die erlaubten Werte, oder entfernen Sie «enum».',
      };
    case 'old-id':
      return {
        message: '«id» ist ein Wort aus einer älteren Fassung von JSON Schema.',
        fix: 'Entfernen Sie «id». Verweise auf andere Schemas richten sich nach dem Pfad der Datei.',
      };
    case 'unknown-reference':
      return {
        message: `Der Verweis «${mistake.reference}» führt zu keinem Schema.`,
        fix: 'Verbessern Sie ihn: der Pfad der Datei, dann «#» und der Weg darin, zum Beispiel «common.json#/definitions/section».',
      };
  }
}

const typeObject = (type: string) => `{"type": "${type}"}`;
