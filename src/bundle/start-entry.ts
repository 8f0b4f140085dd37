import { join } from 'node:path';
import type { DeliverySettings, StoredForm } from '../shared/delivery.ts';

const BROWSER = join(import.meta.dirname, '../browser');

export interface StartEntry {
  /** Plain scripts, relative to the templates folder. */
  readonly scripts: readonly string[];
  /** Name → address of the bundled island, as seen from the start script. */
  readonly islands: Readonly<Record<string, string>>;
  /** Address of what sends forms, as seen from the start script. */
  readonly sending: string;
}

/** The source of the script that every page loads: scripts at once, everything else when it is needed. */
export function startEntry(templates: string, { scripts, islands, sending }: StartEntry): string {
  return [
    `import { start } from ${quote(join(BROWSER, 'start.ts'))};`,
    ...scripts.map((file, index) => `import script${index} from ${quote(join(templates, file))};`),
    'start({',
    `  loadSending: () => import(${quote(sending)}),`,
    `  scripts: [${scripts.map((_, index) => `script${index}`).join(', ')}],`,
    '  islands: {',
    ...Object.entries(islands).map(([name, url]) => `    ${quote(name)}: () => import(${quote(url)}),`),
    '  },',
    '});',
  ].join('\n');
}

/** The source of what sends forms: loaded with the first island, or when an inquiry waits in the browser. */
export const sendingEntry = (delivery: DeliverySettings): string =>
  [
    `import { startSending } from ${quote(join(BROWSER, 'start-sending.ts'))};`,
    `import { sender } from ${quote(join(BROWSER, `send-${delivery.kind}.ts`))};`,
    `export const sending = startSending(sender(${settings(delivery)}));`,
  ].join('\n');

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
