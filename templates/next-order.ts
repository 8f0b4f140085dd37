import type { ExistingContent } from '../src/template-api.ts';

/** The number after the highest that pages of a type have in a field. */
export function nextOrder(content: ExistingContent, type: string, field = 'order'): number {
  const taken = content.pages(type).map(({ data }) => Number((data as Readonly<Record<string, unknown>>)[field]));
  return Math.max(0, ...taken.filter(Number.isInteger)) + 1;
}
