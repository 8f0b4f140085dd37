/** Asks the live service whether leads could be stored. Reads only; nothing is written. */
import type { FormSpec } from '../../shared/form-spec.ts';
import type { AirtableClient, Answer } from '../airtable/client.ts';
import { hasIdColumn } from '../airtable/id-column.ts';
import { type Finding, finding } from './finding.ts';
import { judgeTables, neededColumns, type StoreTable } from './judge-tables.ts';

/** Everything about the store that would keep leads of these forms from arriving, or that all is well. */
export async function checkAirtable(client: AirtableClient, forms: readonly FormSpec[]): Promise<Finding[]> {
  const answer = await client.request(['meta', 'bases', client.base, 'tables']);
  const tables = tablesIn(answer);
  if (tables) return orFine(judgeTables(forms, tables), forms, withoutIdColumn(forms, tables));
  // Without the scope for it, the list of tables is refused; what the tables themselves answer still tells their names.
  return isRefused(answer) ? checkByReading(client, forms) : [troubleIn(answer)];
}

/** `[]` becomes the finding that all is well. */
function orFine(
  findings: readonly Finding[],
  forms: readonly FormSpec[],
  withoutId: readonly string[] = [],
): Finding[] {
  if (findings.length > 0) return [...findings];
  const columns = forms.reduce((sum, form) => sum + neededColumns(form).length, 0);
  return [finding('fine', 'store-fine', { tables: forms.length, columns, withoutId })];
}

const withoutIdColumn = (forms: readonly FormSpec[], tables: readonly StoreTable[]) =>
  forms.map(({ table }) => table).filter((table) => !tables.some((each) => each.name === table && hasIdColumn(each)));

async function checkByReading(client: AirtableClient, forms: readonly FormSpec[]): Promise<Finding[]> {
  const unread = finding('warning', 'schema-unread', {});
  const results: Finding[] = [];
  for (const form of forms) {
    const found = await readTable(client, form);
    if (found.some(({ code }) => code === 'store-key' || code === 'store-unreachable')) return found;
    results.push(...found);
  }
  const refused = results.filter(({ code }) => code === 'table-refused');
  if (refused.length === forms.length) return [finding('error', 'store-base', { base: client.base })];
  return [...orFine(results, forms), unread];
}

/** Asks for one record with all columns; the service names one that is missing, so that is left out and asked again. */
async function readTable(client: AirtableClient, form: FormSpec): Promise<Finding[]> {
  const { table } = form;
  const findings: Finding[] = [];
  let columns = neededColumns(form).map(({ column }) => column);
  while (columns.length > 0) {
    const answer = await client.request([client.base, table], { query: { maxRecords: '1', 'fields[]': columns } });
    if (isRefused(answer)) return [...findings, finding('error', 'table-refused', { table })];
    if (answer.kind !== 'answered' || (answer.status !== 200 && answer.status !== 422)) {
      return [...findings, troubleIn(answer)];
    }
    if (answer.status === 200) return findings;
    const message = messageIn(answer.body);
    const missing = columns.find((column) => message.includes(`"${column}"`));
    if (missing === undefined) return [...findings, troubleIn(answer)];
    findings.push(finding('error', 'column-missing', { table, column: missing, suggestion: undefined }));
    columns = columns.filter((column) => column !== missing);
  }
  return findings;
}

const messageIn = (body: unknown) => String((body as { error?: { message?: unknown } } | undefined)?.error?.message);

const isRefused = (answer: Answer) => answer.kind === 'answered' && (answer.status === 403 || answer.status === 404);

function troubleIn(answer: Answer): Finding {
  if (answer.kind !== 'answered') return finding('error', 'store-unreachable', { cause: answer.cause });
  if (answer.status === 401) return finding('error', 'store-key', {});
  return finding('error', 'store-unreachable', { cause: String(answer.status) });
}

function tablesIn(answer: Answer): readonly StoreTable[] | undefined {
  if (answer.kind !== 'answered' || answer.status !== 200) return undefined;
  const { tables } = (answer.body ?? {}) as { tables?: readonly StoreTable[] };
  return Array.isArray(tables) ? tables : undefined;
}
