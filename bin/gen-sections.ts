/** Generates `templates/components/sections/kinds.gen.ts`: maps the kinds of sections in the schema to their components. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TEMPLATES = join(import.meta.dirname, '../templates');

interface SectionSchemas {
  readonly definitions: { readonly section: { readonly oneOf: readonly { readonly $ref: string }[] } } & Readonly<
    Record<string, { readonly properties?: { readonly kind?: { readonly const?: string } } }>
  >;
}

/** Returns the content of the file. Leaves out kinds without a component, which the compiler then reports. */
export function generateSections(): string {
  const { definitions }: SectionSchemas = JSON.parse(readFileSync(join(TEMPLATES, 'schemas/sections.json'), 'utf8'));
  const kinds = definitions.section.oneOf
    .flatMap(({ $ref }) => definitions[$ref.replace('#/definitions/', '')]?.properties?.kind?.const ?? [])
    .filter((kind) => existsSync(join(TEMPLATES, `components/sections/${kind}-section.tsx`)))
    .sort();
  return [
    '/* Generated from schemas/sections.json by `npm run gen`. Do not edit. */',
    ...kinds.map((kind) => `import { ${componentOf(kind)} } from './${kind}-section.tsx';`),
    '',
    'export const KINDS = {',
    ...kinds.map((kind) => `  ${kind}: ${componentOf(kind)},`),
    '};',
    '',
  ].join('\n');
}

/** `box` → `BoxSection` */
const componentOf = (kind: string) => `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}Section`;
