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
    const question = words.question(
      key,
      helpWithChoices(schema, words),
      preset === undefined ? undefined : `${preset}`,
    );
    const value = await askUntilRead(question, `${key}: `, ask, (answer) => readAnswer(answer, schema, words));
    if (value !== undefined) answers[key] = value;
  }
  return answers;
}

/** The index of the label that was chosen: the first one unless a number says otherwise. */
export async function askWhich(labels: readonly string[], ask: Ask, words: NewFileWords): Promise<number> {
  const list = labels.map((label, index) => `  ${index + 1}  ${label}\n`).join('');
  const read = (answer: string): Answer<number> => {
    const isListed = /^\d+$/.test(answer) && labels[Number(answer) - 1] !== undefined;
    return isListed ? { value: Number(answer) - 1 } : { refusal: words.noNumber(answer) };
  };
  return (await askUntilRead(`${words.whichOne}\n${list}(1): `, '(1): ', ask, read)) ?? 0;
}

type Answer<Value> = { readonly value: Value } | { readonly refusal: string };

/** Asks until an answer can be read. An empty one is undefined. */
async function askUntilRead<Value>(
  question: string,
  prompt: string,
  ask: Ask,
  read: (answer: string) => Answer<Value>,
) {
  let answer = await ask(question);
  while (answer !== '') {
    const given = read(answer);
    if ('value' in given) return given.value;
    answer = await ask(`${given.refusal}\n${prompt}`);
  }
  return undefined;
}

function helpWithChoices(schema: Schema, words: NewFileWords): string {
  const { choices } = wantedOf(schema);
  return [helpOf(schema), ...(choices.length > 0 ? [words.choices(choices)] : [])].join(' ');
}

function readAnswer(answer: string, schema: Schema, words: NewFileWords): Answer<unknown> {
  const { kind, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = wantedOf(schema);
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
