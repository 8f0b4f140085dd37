import { join } from 'node:path';
import type { DeliverySettings, StoredForm } from '../shared/delivery.ts';

const BROWSER = join(import.meta.dirname, '../browser');

export interface StartEntry {
  /** Plain scripts, relative to the templates folder. */
  readonly scripts: readonly string[];
  /** Name → address of the bundled island, as seen from the start script. */
  readonly islands: Readonly<Record<string, string>>;
  readonly delivery: DeliverySettings;
}

/** The source of the script that every page loads: scripts at once, islands when they are needed. */
export function startEntry(templates: string, { scripts, islands, delivery }: StartEntry): string {
  return [
    `import { start } from ${quote(join(BROWSER, 'start.ts'))};`,
    `import { sender } from ${quote(join(BROWSER, `send-${delivery.kind}.ts`))};`,
    ...scripts.map((file, index) => `import script${index} from ${quote(join(templates, file))};`),
    'start({',
    `  send: sender(${settings(delivery)}),`,
    `  scripts: [${scripts.map((_, index) => `script${index}`).join(', ')}],`,
    '  islands: {',
    ...Object.entries(islands).map(([name, url]) => `    ${quote(name)}: () => import(${quote(url)}),`),
    '  },',
    '});',
  ].join('\n');
}

const quote = (text: string) => JSON.stringify(text);

function settings(delivery: DeliverySettings): string {
  if (delivery.kind === 'relay') return quote(delivery.origin ?? '');
  const { endpoint, base, key, forms } = delivery;
  return JSON.stringify({ endpoint, base, key, forms: forms.map(stored) });
}

/** Without the labels, texts and mails of a form: they would only make the script larger. */
const stored = ({ action, table, fields, constants, timestamp }: StoredForm): StoredForm => ({
  action,
  table,
  fields: fields.map(({ name, column, emptyText }) => ({ name, column, ...(emptyText && { emptyText }) })),
  ...(constants && { constants }),
  ...(timestamp && { timestamp }),
});
