import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { TemplateMisuse } from '../base/lib/errors.ts';
import { useSite } from './site-view.ts';

export interface IslandProps {
  /** One of the names in `SiteDefinition.islands`. */
  readonly name: string;
  /** Props of the island. They reach the browser as JSON: inside the page or, if they are long, in a separate file. */
  readonly props: object;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Length from which JSON in every page costs more than a second request by the visitors who reach the island. */
const INLINE_LIMIT = 1000;

/**
 * A part of the page that the browser hydrates. Its HTML is complete without JavaScript. It has access to its props only:
 * `useSite()` throws inside, because the browser has no site.
 */
export function Island({ name, props, className, children }: IslandProps) {
  assertJson(name, props, 'props');
  const site = useSite();
  const json = JSON.stringify(props);
  // Not static markup: hydration needs the comments between adjacent texts. The prefix keeps ids of islands distinct.
  const html = renderToString(children, { identifierPrefix: `${name}-` });
  return (
    <div
      className={className}
      data-island={name}
      data-props={json !== '{}' && json.length < INLINE_LIMIT ? json : undefined}
      data-props-file={json.length < INLINE_LIMIT ? undefined : site.file(`${name}.json`, json)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the island's own markup, rendered by React before
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Throws for a value that JSON cannot represent. */
function assertJson(island: string, value: unknown, path: string): void {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number' && Number.isFinite(value)) return;
  const isPlain =
    Array.isArray(value) || (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype);
  if (!isPlain) {
    const shown = typeof value === 'object' ? Object.prototype.toString.call(value).slice(8, -1) : `${typeof value}`;
    throw new TemplateMisuse(
      `Island "${island}": ${path} is not plain JSON (${shown}), so it cannot travel to the browser.`,
    );
  }
  for (const [key, each] of Object.entries(value)) assertJson(island, each, `${path}.${key}`);
}
