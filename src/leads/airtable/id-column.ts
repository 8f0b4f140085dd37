import type { AirtableClient } from './client.ts';

/** A table may have a column of this name for the lead's id. Then a lead that is sent twice makes one record. */
export const ID_COLUMN = 'Kennung';

/** A table as the service's list describes it (airtable.com/developers/web/api/get-base-schema). */
export interface Table {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly {
    readonly name: string;
    readonly type: string;
    readonly options?: { readonly choices?: readonly { readonly name: string }[] };
  }[];
}

/**
 * Says of a table whether it has such a column. Asks for the list of tables once; a key that may not read it, and a
 * service that has none, leave everything as it was without.
 */
export function createIdColumns(client: AirtableClient): (table: string) => Promise<boolean> {
  let known: ReadonlySet<string> | undefined;
  return async (table) => {
    if (!known) {
      const answer = await client.request(['meta', 'bases', client.base, 'tables']);
      if (answer.kind !== 'answered' || answer.status >= 429) return false;
      known = new Set(
        tablesIn(answer.body)
          .filter(hasIdColumn)
          .flatMap(({ id, name }) => [id, name]),
      );
    }
    return known.has(table);
  };
}

export function tablesIn(body: unknown): readonly Table[] {
  const { tables } = (body ?? {}) as { tables?: unknown };
  return Array.isArray(tables) ? (tables as readonly Table[]) : [];
}

/** The service merges on texts among others; a column that someone fills by a formula is none of ours. */
export const hasIdColumn = (table: Table | undefined): boolean =>
  Boolean(table?.fields.some(({ name, type }) => name === ID_COLUMN && type === 'singleLineText'));
