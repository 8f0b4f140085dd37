import { createInterface } from 'node:readline/promises';
import { didYouMean } from '../base/lib/did-you-mean.ts';
import { constraintsOf, fieldsOf, helpOf, rootField, type Schema, type Schemas } from '../base/lib/json-schema.ts';
import type { NewFileWords } from './words.ts';

/** Asks a question and returns the trimmed answer. */
export type Ask = (question: string) => Promise<string>;

type Data = Readonly<Record<string, unknown>>;

/** Returns the fields worth asking for: required, and neither a group, a list nor running text. */
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

/** Asks for every field and suggests known values. An empty answer accepts the suggestion or leaves the field open. */
export async function askFields(
  fields: readonly (readonly [key: string, schema: Schema])[],
  known: Data,
  ask: Ask,
  words: NewFileWords,
): Promise<Data> {
  const answers: Record<string, unknown> = { ...known };
  for (const [key, schema] of fields) {
    const preset = answers[key];
    const question = words.question(
      key,
      helpWithChoices(schema, words),
      preset === undefined ? undefined : `${preset}`,
    );
    const value = await askUntilValid(question, `${key}: `, ask, (answer) => parseAnswer(answer, schema, words));
    if (value !== undefined) answers[key] = value;
  }
  return answers;
}

/** Lets the user choose a label and returns its index. An empty answer chooses the first one. */
export async function askWhich(labels: readonly string[], ask: Ask, words: NewFileWords): Promise<number> {
  const list = labels.map((label, index) => `  ${index + 1}  ${label}\n`).join('');
  const parse = (answer: string): Answer<number> => {
    const isListed = /^\d+$/.test(answer) && labels[Number(answer) - 1] !== undefined;
    return isListed ? { value: Number(answer) - 1 } : { refusal: words.noNumber(answer) };
  };
  return (await askUntilValid(`${words.whichOne}\n${list}(1): `, '(1): ', ask, parse)) ?? 0;
}

type Answer<Value> = { readonly value: Value } | { readonly refusal: string };

/** Asks until an answer is valid. Returns undefined for an empty one. */
async function askUntilValid<Value>(
  question: string,
  prompt: string,
  ask: Ask,
  parse: (answer: string) => Answer<Value>,
) {
  let answer = await ask(question);
  while (answer !== '') {
    const parsed = parse(answer);
    if ('value' in parsed) return parsed.value;
    answer = await ask(`${parsed.refusal}\n${prompt}`);
  }
  return undefined;
}

function helpWithChoices(schema: Schema, words: NewFileWords): string {
  const { choices } = constraintsOf(schema);
  return [helpOf(schema), ...(choices.length > 0 ? [words.choices(choices)] : [])].join(' ');
}

function parseAnswer(answer: string, schema: Schema, words: NewFileWords): Answer<unknown> {
  const { kind, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = constraintsOf(schema);
  if (kind === 'text') return { value: answer };
  if (kind === 'integer' || kind === 'number') {
    const value = Number(answer);
    const fits =
      Number.isFinite(value) && (kind === 'number' || Number.isInteger(value)) && value >= min && value <= max;
    return fits ? { value } : { refusal: words.noNumber(answer) };
  }
  const values = kind === 'boolean' ? [true, false] : (schema.enum as readonly unknown[]);
  const value = values.find((each) => String(each) === answer);
  return value === undefined ? { refusal: words.noChoice(answer, didYouMean(answer, values.map(String))) } : { value };
}

/** The terminal was closed or interrupted during a question. */
export class Interrupted extends Error {}

/** Calls `run` with a function that asks questions on the terminal. Throws `Interrupted` if the terminal is closed. */
export async function withTerminal<Result>(
  run: (ask: Ask) => Promise<Result>,
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): Promise<Result> {
  const terminal = createInterface({ input, output });
  const closed = new AbortController();
  terminal.once('close', () => closed.abort());
  const ask = async (question: string) => {
    try {
      return (await terminal.question(question, { signal: closed.signal })).trim();
    } catch (error) {
      // Ctrl+C and Ctrl+D. Without the signal, the question would stay pending for ever.
      throw closed.signal.aborted ? new Interrupted() : error;
    }
  };
  try {
    return await run(ask);
  } finally {
    terminal.close();
  }
}
