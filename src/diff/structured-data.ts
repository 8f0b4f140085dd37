/**
 * Flattens JSON-LD scripts into single values by name: `Service/offers/price`. Things are named by their type, and
 * lists count from 1.
 */
export function flattenData(scripts: readonly string[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const script of scripts) {
    for (const each of thingsIn(parse(script))) collect(each, freeName(typeOf(each), values), values);
  }
  return values;
}

/** One thing, a list of them, or a graph that holds them. */
function thingsIn(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data;
  const graph = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)['@graph'] : undefined;
  return Array.isArray(graph) ? graph : [data];
}

/** What does not parse is compared as the text it is; that it is wrong is for `check` to say. */
function parse(script: string): unknown {
  try {
    return JSON.parse(script);
  } catch {
    return script.trim();
  }
}

function typeOf(thing: unknown): string {
  const type = typeof thing === 'object' && thing !== null ? (thing as Record<string, unknown>)['@type'] : undefined;
  return typeof type === 'string' ? type : 'data';
}

function freeName(name: string, taken: ReadonlyMap<string, string>): string {
  const isTaken = (candidate: string) => [...taken.keys()].some((key) => key.split('/')[0] === candidate);
  let free = name;
  for (let nth = 2; isTaken(free); nth += 1) free = `${name} ${nth}`;
  return free;
}

function collect(value: unknown, path: string, values: Map<string, string>): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) collect(item, `${path}/${index + 1}`, values);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) collect(item, `${path}/${key}`, values);
  } else {
    values.set(path, String(value));
  }
}
