import { createInterface } from 'node:readline/promises';
import { didYouMean } from '../lib/did-you-mean.ts';
import { fieldsOf, helpOf, rootField, type Schema, type Schemas, wantedOf } from '../lib/json-schema.ts';
import type { NewFileWords } from '../messages/messages.ts';

/** Shows a question and gives the answer, without surrounding spaces. */
export type Ask = (question: string) => Promise<string>;

type Data = Readonly<Record<string, unknown>>;

/** Fields of a file that are answered in a word or two: required, and neither a group, a list nor running text. */
export function shortFields(schemas: Schemas, file: string): readonly (readonly [key: string, schema: Schema])[] {
  const root = rootField(schemas, file);
  const required = (root.schema.required ?? []) as string[];
  return fieldsOf(schemas, root)
    .map(([key, { schema }]) => [key, schema] as const)
    .filter(([key, { type, enum: choices, 'x-markup': markup }]) => {
      const isShort = choices !== undefined || ['string', 'integer', 'number', 'boolean'].includes(String(type));
      return required.includes(key) && isShort && markup === undefined;
    });
}

/** Asks for every field, with what is known as the suggestion. An empty answer accepts it, or leaves the field open. */
export async function askFields(
  fields: readonly (readonly [key: string, schema: Schema])[],
  known: Data,
  ask: Ask,
  words: NewFileWords,
): Promise<Data> {
  const answers: Record<string, unknown> = { ...known };
  for (const [key, schema] of fields) {
    const preset = answers[key];
    let question = words.question(key, helpWithChoices(schema, words), preset === undefined ? undefined : `${preset}`);
    for (;;) {
      const answer = await ask(question);
      if (answer === '') break;
      const read = readAnswer(answer, schema, words);
      if ('value' in read) {
        answers[key] = read.value;
        break;
      }
      question = `${read.refusal}\n${key}: `;
    }
  }
  return answers;
}

export async function askWhich(labels: readonly string[], ask: Ask, words: NewFileWords): Promise<number> {
  const list = labels.map((label, index) => `  ${index + 1}  ${label}`).join('\n');
  let question = `${words.whichOne}\n${list}\n(1): `;
  for (;;) {
    const answer = await ask(question);
    if (answer === '') return 0;
    const chosen = /^\d+$/.test(answer) ? Number(answer) - 1 : -1;
    if (labels[chosen] !== undefined) return chosen;
    question = `${words.noNumber(answer)}\n(1): `;
  }
}

function helpWithChoices(schema: Schema, words: NewFileWords): string {
  const { choices } = wantedOf(schema);
  return [helpOf(schema), ...(choices.length > 0 ? [words.choices(choices)] : [])].join(' ');
}

type Answer = { readonly value: unknown } | { readonly refusal: string };

function readAnswer(answer: string, schema: Schema, words: NewFileWords): Answer {
  const { kind, choices, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = wantedOf(schema);
  switch (kind) {
    case 'choice': {
      const value = choices.indexOf(answer);
      return value === -1
        ? { refusal: words.noChoice(answer, didYouMean(answer, choices)) }
        : { value: (schema.enum as unknown[])[value] };
    }
    case 'boolean':
      return answer === 'true' || answer === 'false'
        ? { value: answer === 'true' }
        : { refusal: words.noChoice(answer, didYouMean(answer, ['true', 'false'])) };
    case 'integer':
    case 'number': {
      const value = Number(answer);
      const fits =
        (kind === 'integer' ? Number.isInteger(value) : Number.isFinite(value)) && value >= min && value <= max;
      return fits ? { value } : { refusal: words.noNumber(answer) };
    }
    case 'text':
      return { value: answer };
  }
}

/** The terminal was closed or interrupted in the middle of a question. */
export class Interrupted extends Error {}

/** Asks questions on a terminal until `run` is done. Throws `Interrupted` if the user walks away. */
export async function withTerminal<Result>(
  run: (ask: Ask) => Promise<Result>,
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): Promise<Result> {
  const terminal = createInterface({ input, output });
  const gone = new AbortController();
  terminal.once('close', () => gone.abort());
  const ask = async (question: string) => {
    try {
      return (await terminal.question(question, { signal: gone.signal })).trim();
    } catch (error) {
      // Ctrl+C and Ctrl+D both end here; without the signal a closed terminal would leave the question open for ever.
      throw gone.signal.aborted ? new Interrupted() : error;
    }
  };
  try {
    return await run(ask);
  } finally {
    terminal.close();
  }
}
