/** Messages of ajv about schemas that it refuses, and what to say about each: in German and English, beside how to find it. */
import type { FindingParams } from '../../../base/findings/catalogue/catalogue.ts';
import { isRecord } from '../../../base/lib/collections.ts';
import { didYouMean } from '../../../base/lib/did-you-mean.ts';
import { docsFile } from '../../../base/lib/docs-file.ts';
import type { Schema } from '../../../base/lib/json-schema.ts';
import { list, meantDe, meantEn } from '../../../base/phrases.ts';
import { both } from '../../../base/words.ts';
import { FORMATS } from '../validators/formats.ts';

/** What is wrong with a schema, and what to add or change. Values appear as they are written in it. */
export type Advice = NonNullable<FindingParams['template-schema']['advice']>;

/** A mistake, and how to find it: ajv does not always say where it is. */
export interface Reading {
  /** Keyword to underline. */
  readonly keyword: string;
  /** True for a schema that can have the mistake. */
  readonly isIn: (schema: Schema) => boolean;
  /** Advice about the schema that has it. */
  readonly advise: (schema: Schema) => Advice;
}

const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

/** Returns what must be beside a keyword, so that it has an effect. */
const partnerOf = (keyword: string) =>
  keyword === 'if'
    ? both('«then» oder «else»', '“then” or “else”')
    : keyword === 'additionalItems'
      ? both('«items» mit einer Liste von Schemas', '“items” with a list of schemas')
      : both('«if»', '“if”');

const hasPartner = (keyword: string, schema: Schema) =>
  keyword === 'if'
    ? 'then' in schema || 'else' in schema
    : keyword === 'additionalItems'
      ? Array.isArray(schema.items)
      : 'if' in schema;

/** Messages of ajv 8, and what they mean. */
export const READINGS: readonly (readonly [message: RegExp, read: (...groups: string[]) => Reading])[] = [
  [
    /missing type "([^"]+)" for keyword "([^"]+)"/,
    (types, keyword) => {
      const type = types.split(',').at(-1);
      return {
        keyword,
        isIn: (schema) => keyword in schema && !hasType(schema, types),
        advise: () => ({
          de: {
            message: `Neben «${keyword}» fehlt «type»: Das Schema sagt nicht, welche Art von Wert gemeint ist.`,
            fix: `Ergänzen Sie daneben «"type": "${type}"».`,
          },
          en: {
            message: `“${keyword}” has no “type” beside it: the schema does not say which kind of value is meant.`,
            fix: `Add “"type": "${type}"” beside it.`,
          },
        }),
      };
    },
  ],
  [
    /use allowUnionTypes/,
    () => ({
      keyword: 'type',
      isIn: ({ type }) => Array.isArray(type) && type.length > 1,
      advise: ({ type }) => {
        const types = [type].flat().map(String);
        const anyOf = `"anyOf": [${types.map((each) => `{"type": "${each}"}`).join(', ')}]`;
        return {
          de: {
            message: `Hier sind mehrere Arten von Werten zugleich erlaubt: ${list(types)}.`,
            fix: `Entscheiden Sie sich für eine, oder schreiben Sie «${anyOf}» statt «type».`,
          },
          en: {
            message: `Several kinds of values are allowed here at once: ${list(types)}.`,
            fix: `Choose one, or write “${anyOf}” instead of “type”.`,
          },
        };
      },
    }),
  ],
  [
    /type "([^"]+)" not allowed by context "([^",]+)/,
    (type, outer) => ({
      keyword: 'type',
      isIn: (schema) => [schema.type].flat().includes(type),
      advise: () => ({
        de: {
          message: `Hier wird «${type}» verlangt, im Schema darum herum aber «${outer}»: Kein Wert kann beides sein.`,
          fix: `Ändern Sie «type» hier in «"${outer}"», oder ändern Sie das Schema darum herum.`,
        },
        en: {
          message: `“${type}” is required here, but “${outer}” in the schema around it: no value can be both.`,
          fix: `Change “type” here to “"${outer}"”, or change the schema around it.`,
        },
      }),
    }),
  ],
  [
    /"items" is (\d+)-tuple/,
    (length) => ({
      keyword: 'items',
      isIn: ({ items }) => Array.isArray(items) && items.length === Number(length),
      advise: () => ({
        de: {
          message: `«items» beschreibt ${length} Einträge einzeln, sagt aber nicht, ob es genau so viele sein müssen.`,
          fix: `Ergänzen Sie daneben «"minItems": ${length}, "additionalItems": false». Soll jeder Eintrag gleich sein, machen Sie aus der Liste ein einziges Schema.`,
        },
        en: {
          message: `“items” describes ${length} items one by one, but not whether there must be exactly as many.`,
          fix: `Add “"minItems": ${length}, "additionalItems": false” beside it. If all items are alike, make the list a single schema.`,
        },
      }),
    }),
  ],
  [
    /"(if|then|else|additionalItems)" (?:without|is ignored)/,
    (keyword) => {
      const partner = partnerOf(keyword);
      return {
        keyword,
        isIn: (schema) => keyword in schema && !hasPartner(keyword, schema),
        advise: () => ({
          de: {
            message: `«${keyword}» bewirkt nichts, weil daneben ${partner.de} fehlt.`,
            fix: `Entfernen Sie «${keyword}», oder ergänzen Sie daneben ${partner.de}.`,
          },
          en: {
            message: `“${keyword}” has no effect without ${partner.en} beside it.`,
            fix: `Remove “${keyword}”, or add ${partner.en} beside it.`,
          },
        }),
      };
    },
  ],
  [
    /property (.+) matches pattern (.+) \(use allowMatchingProperties\)/,
    (property, pattern) => ({
      keyword: 'patternProperties',
      isIn: ({ properties, patternProperties }) => has(properties, property) && has(patternProperties, pattern),
      advise: () => ({
        de: {
          message: `Das Feld «${property}» ist zweimal beschrieben: in «properties» und durch das Muster «${pattern}» in «patternProperties».`,
          fix: `Fassen Sie das Muster enger, so dass es auf «${property}» nicht mehr passt.`,
        },
        en: {
          message: `The field “${property}” is described twice: in “properties”, and by the pattern “${pattern}” in “patternProperties”.`,
          fix: `Narrow the pattern, so that it no longer matches “${property}”.`,
        },
      }),
    }),
  ],
  [/unknown format "([^"]+)"/, (format) => unknownValue('format', format, Object.keys(FORMATS))],
  [/type must be JSONType or JSONType\[\]: (.*)/, (type) => unknownValue('type', type, TYPES)],
  [
    /^(\S+) (?:value must be \["?([^"\]]+)|must have (non-empty array))/,
    (keyword, type = 'array') => ({
      keyword,
      isIn: (schema) => keyword in schema && !isOfType(schema[keyword], type),
      advise: () => ({
        de: {
          message: `«${keyword}» hat einen falschen Wert: Verlangt ist «${type}»${type === 'array' ? ', und keine leere Liste' : ''}.`,
          fix: type === 'number' ? `Schreiben Sie eine Zahl: «"${keyword}": 3».` : `Verbessern Sie «${keyword}».`,
        },
        en: {
          message: `“${keyword}” has a wrong value: it must be “${type}”${type === 'array' ? ', and no empty list' : ''}.`,
          fix: type === 'number' ? `Write a number: “"${keyword}": 3”.` : `Correct “${keyword}”.`,
        },
      }),
    }),
  ],
  [
    /^keyword "([^"]+)" value is invalid/,
    (keyword) => ({
      keyword,
      isIn: (schema) => keyword in schema,
      advise: (schema) => ({
        de: {
          message: `«${keyword}» kann nicht ${JSON.stringify(schema[keyword])} sein.`,
          fix: `Was es sein kann, nennt ${docsFile('guide/schema-keywords.md')}.`,
        },
        en: {
          message: `“${keyword}” cannot be ${JSON.stringify(schema[keyword])}.`,
          fix: `${docsFile('guide/schema-keywords.md')} lists what it can be.`,
        },
      }),
    }),
  ],
  [
    /Invalid regular expression: \/(.*)\/[a-z]*: (.*)/s,
    (pattern, reason) => ({
      keyword: 'pattern',
      isIn: (schema) => schema.pattern === pattern || has(schema.patternProperties, pattern),
      advise: () => ({
        de: {
          message: `Das Muster «${pattern}» ist kein gültiger regulärer Ausdruck: ${reason}.`,
          fix: 'Verbessern Sie das Muster. Zeichen wie [ ( { \\ brauchen davor einen umgekehrten Schrägstrich, der in JSON doppelt geschrieben wird: «\\\\[».',
        },
        en: {
          message: `The pattern “${pattern}” is not a valid regular expression: ${reason}.`,
          fix: 'Correct the pattern. Characters such as [ ( { \\ need a backslash before them, which JSON writes twice: “\\\\[”.',
        },
      }),
    }),
  ],
  [
    /can't resolve reference (\S+)/,
    (reference) => ({
      keyword: '$ref',
      isIn: (schema) => schema.$ref === reference,
      advise: () => ({
        de: {
          message: `Der Verweis «${reference}» führt zu keinem Schema.`,
          fix: 'Verbessern Sie ihn: der Pfad der Datei, dann «#» und der Weg darin, zum Beispiel «common.json#/definitions/section».',
        },
        en: {
          message: `The reference “${reference}” does not lead to a schema.`,
          fix: 'Correct it: the path of the file, then “#” and the way within it, such as “common.json#/definitions/section”.',
        },
      }),
    }),
  ],
];

const unknownValue = (keyword: string, value: string, known: readonly string[]): Reading => ({
  keyword,
  isIn: (schema) => keyword in schema && String(schema[keyword]) === value,
  advise: () => ({
    de: {
      message: `«${keyword}» kann nicht «${value}» sein.${meantDe(didYouMean(value, known))}`,
      fix: `Nehmen Sie eines von ${list(known)}.${keyword === 'format' ? ' Andere Formen beschreibt «pattern».' : ''}`,
    },
    en: {
      message: `“${keyword}” cannot be “${value}”.${meantEn(didYouMean(value, known))}`,
      fix: `Use one of ${list(known)}.${keyword === 'format' ? ' “pattern” describes other forms.' : ''}`,
    },
  }),
});

/** Advice about a keyword that names a field which no file can have. */
export function unknownFieldAdvice(keyword: string, name: string, fields: readonly string[]): Advice {
  const meant = didYouMean(name, fields);
  return {
    de: {
      message: `«${keyword}» nennt das Feld «${name}», das in «properties» fehlt: Keine Datei kann es haben.`,
      fix: `Verbessern Sie den Namen, oder beschreiben Sie das Feld in «properties».${meantDe(meant)}`,
    },
    en: {
      message: `“${keyword}” names the field “${name}”, which “properties” lacks: no file can have it.`,
      fix: `Correct the name, or describe the field in “properties”.${meantEn(meant)}`,
    },
  };
}

/** Advice about a reference that leads in a circle. */
export const circularAdvice = (reference: string): Advice => ({
  de: {
    message: `Der Verweis «${reference}» führt im Kreis zu sich selbst.`,
    fix: 'Löschen Sie einen Verweis des Kreises. Sich selbst enthalten kann ein Schema nur in «properties» oder «items».',
  },
  en: {
    message: `The reference “${reference}” leads in a circle to itself.`,
    fix: 'Delete one reference of the circle. A schema can contain itself only below “properties” or “items”.',
  },
});

/** Advice about a keyword beside a reference. */
export const besideReferenceAdvice = (keyword: string, reference: string): Advice => ({
  de: {
    message: `Neben «$ref» wirkt «${keyword}» nicht: In draft-07 zählt es nicht, auch nicht in Editoren.`,
    fix: `Schreiben Sie «"allOf": [{ "$ref": "${reference}" }]» statt «$ref».`,
  },
  en: {
    message: `Beside “$ref”, “${keyword}” has no effect: draft-07 ignores it, and so do editors.`,
    fix: `Write “"allOf": [{ "$ref": "${reference}" }]” instead of “$ref”.`,
  },
});

/** True if a schema states one of these types itself. */
const hasType = ({ type }: Schema, types: string) =>
  [type].flat().some((each) => types.split(',').includes(String(each)));

const has = (map: unknown, key: string) => typeof map === 'object' && map !== null && Object.hasOwn(map, key);

function isOfType(value: unknown, type: string): boolean {
  if (type === 'array') return Array.isArray(value) && value.length > 0;
  if (type === 'object') return isRecord(value);
  return typeof value === type;
}
