import { didYouMean } from '../../../lib/did-you-mean.ts';
import type { SchemaMistake } from '../../schema-mistake.ts';
import { list } from '../words.ts';
import { meant } from '../words-en.ts';

interface MistakeSentences {
  readonly message: string;
  readonly fix: string;
}

/** What is wrong with a schema, and what to add or change. Values appear as they are written in it. */
export function sentencesOf(mistake: SchemaMistake): MistakeSentences {
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
        message: `There is no format “${mistake.format}” here.${meant(didYouMean(mistake.format, mistake.known))}`,
        fix: `Use one of ${list(mistake.known)}, or describe the form by “pattern”.`,
      };
    case 'unknown-type':
      return {
        message: `“${mistake.type}” is not a kind of value.${meant(didYouMean(mistake.type, mistake.known))}`,
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
    case 'unknown-reference':
      return {
        message: `The reference “${mistake.reference}” does not lead to a schema.`,
        fix: 'Correct it: the path of the file, then “#” and the way within it, such as “common.json#/definitions/section”.',
      };
  }
}

const typeObject = (type: string) => `{"type": "${type}"}`;
