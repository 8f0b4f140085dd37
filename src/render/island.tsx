import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { useSite } from '../template-api/site-view.ts';

export interface IslandProps {
  /** One of the names in `SiteDefinition.islands`. */
  readonly name: string;
  /** What the island knows. Reaches the browser as JSON: inside the page, or in a file beside it if there is much of it. */
  readonly props: object;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Length of JSON from which it costs more in every page than a second request costs those who get to the island. */
const MUCH = 1000;

/**
 * A part of the page that the browser hydrates, complete as plain HTML. It knows its props only: inside of it
 * `useSite()` throws, because a browser has no site to ask.
 */
export function Island({ name, props, className, children }: IslandProps) {
  refuseWhatIsNotJson(name, props, 'props');
  const site = useSite();
  const json = JSON.stringify(props);
  // Not static markup: hydration needs the marks between neighbouring texts. The prefix keeps ids of islands apart.
  const html = renderToString(children, { identifierPrefix: `${name}-` });
  return (
    <div
      className={className}
      data-island={name}
      {...(json.length < MUCH ? { 'data-props': json } : { 'data-props-file': site.file(`${name}.json`, json) })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the island's own markup, rendered by React before
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Throws for a value that would not arrive in the browser as it is here. */
function refuseWhatIsNotJson(island: string, value: unknown, path: string): void {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number' && Number.isFinite(value)) return;
  const isPlain =
    Array.isArray(value) || (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype);
  if (!isPlain) {
    const shown = typeof value === 'object' ? Object.prototype.toString.call(value).slice(8, -1) : `${typeof value}`;
    throw new Error(`Island "${island}": ${path} is not plain JSON (${shown}), so it cannot travel to the browser.`);
  }
  for (const [key, each] of Object.entries(value)) refuseWhatIsNotJson(island, each, `${path}.${key}`);
}
