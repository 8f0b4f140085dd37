import { didYouMean } from '../../lib/did-you-mean.ts';
import { list, meantDe, meantEn } from '../../phrases.ts';
import type { SchemaMistake } from '../schema-mistake.ts';

interface MistakeSentences {
  readonly message: string;
  readonly fix: string;
}

/** What is wrong with a schema, and what to add or change. Values appear as they are written in it. */
export function sentencesOfDe(mistake: SchemaMistake): MistakeSentences {
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
        message: `Das Format «${mistake.format}» gibt es hier nicht.${meantDe(didYouMean(mistake.format, mistake.known))}`,
        fix: `Nehmen Sie eines von ${list(mistake.known)}, oder beschreiben Sie die Form mit «pattern».`,
      };
    case 'unknown-type':
      return {
        message: `«${mistake.type}» ist keine Art von Wert.${meantDe(didYouMean(mistake.type, mistake.known))}`,
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
    case 'beside-reference':
      return {
        message: `Neben «$ref» wirkt «${mistake.keyword}» nicht: In draft-07 zählt es nicht, auch nicht in Editoren.`,
        fix: `Schreiben Sie «"allOf": [{ "$ref": "${mistake.reference}" }]» statt «$ref».`,
      };
    case 'unknown-reference':
      return {
        message: `Der Verweis «${mistake.reference}» führt zu keinem Schema.`,
        fix: 'Verbessern Sie ihn: der Pfad der Datei, dann «#» und der Weg darin, zum Beispiel «common.json#/definitions/section».',
      };
  }
}

/** What is wrong with a schema, and what to add or change. Values appear as they are written in it. */
export function sentencesOfEn(mistake: SchemaMistake): MistakeSentences {
  switch (mistake.kind) {
    case 'no-type':
      return {
        message: `“${mistake.keyword}” has no “type” beside it: the schema does not say which kind of value is meant.`,
        fix: `Add “"type": "${mistake.type}"” beside it.`,
      };
    case 'types':
      return {
        message: `Several kinds of values are allowed here at once: ${list(mistake.types)}.`,
        fix: `Choose one, or write “"anyOf": [${mistake.types.map(typeObject).join(', ')}]” instead of “type”.`,
      };
    case 'contrary-type':
      return {
        message: `“${mistake.type}” is required here, but “${mistake.outer}” in the schema around it: no value can be both.`,
        fix: `Change “type” here to “"${mistake.outer.split(',')[0]}"”, or change the schema around it.`,
      };
    case 'open-tuple':
      return {
        message: `“items” describes ${mistake.length} items one by one, but not whether there must be exactly as many.`,
        fix: `Add “"minItems": ${mistake.length}, "additionalItems": false” beside it. If all items are alike, make the list a single schema.`,
      };
    case 'no-effect':
      return {
        message: `“${mistake.keyword}” has no effect, because there is no ${mistake.missing.map((word) => `“${word}”`).join(' or ')}.`,
        fix: `Add ${mistake.missing.map((word) => `“${word}”`).join(' or ')} beside it, or remove “${mistake.keyword}”.`,
      };
    case 'items-not-a-list':
      return {
        message: '“additionalItems” has no effect, because “items” is not a list of schemas.',
        fix: 'Remove “additionalItems”: “items” already applies to all items.',
      };
    case 'property-twice':
      return {
        message: `The field “${mistake.property}” is described twice: in “properties”, and by the pattern “${mistake.pattern}” in “patternProperties”.`,
        fix: `Narrow the pattern, so that it no longer matches “${mistake.property}”.`,
      };
    case 'unknown-format':
      return {
        message: `There is no format “${mistake.format}” here.${meantEn(didYouMean(mistake.format, mistake.known))}`,
        fix: `Use one of ${list(mistake.known)}, or describe the form by “pattern”.`,
      };
    case 'unknown-type':
      return {
        message: `“${mistake.type}” is not a kind of value.${meantEn(didYouMean(mistake.type, mistake.known))}`,
        fix: `Use one of ${list(mistake.known)}.`,
      };
    case 'wrong-value':
      return {
        message: `“${mistake.keyword}” has a value of the wrong kind: it must be “${mistake.type}”.`,
        fix:
          mistake.type === 'number'
            ? `Write a number without quotation marks: “"${mistake.keyword}": 3”.`
            : 'Correct the value.',
      };
    case 'bad-pattern':
      return {
        message: `The pattern “${mistake.pattern}” is not a valid regular expression: ${mistake.reason}.`,
        fix: 'Correct the pattern. Characters such as [ ( { \\ need a backslash before them, which JSON writes twice: “\\\\[”.',
      };
    case 'empty-enum':
      return {
        message: 'The list “enum” is empty: no value would be allowed.',
        fix: 'Add the allowed values, or remove “enum”.',
      };
    case 'old-id':
      return {
        message: '“id” is a word from an older version of JSON Schema.',
        fix: 'Remove “id”. References to other schemas follow the path of the file.',
      };
    case 'beside-reference':
      return {
        message: `Beside “$ref”, “${mistake.keyword}” has no effect: draft-07 ignores it, and so do editors.`,
        fix: `Write “"allOf": [{ "$ref": "${mistake.reference}" }]” instead of “$ref”.`,
      };
    case 'unknown-reference':
      return {
        message: `The reference “${mistake.reference}” does not lead to a schema.`,
        fix: 'Correct it: the path of the file, then “#” and the way within it, such as “common.json#/definitions/section”.',
      };
  }
}

const typeObject = (type: string) => `{"type": "${type}"}`;
