import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '../template-api.ts';

/** The site's SVG drawings by name, without their XML declaration. */
export function loadDrawings(site: SiteDefinition): ReadonlyMap<string, string> {
  const folder = join(site.templates, site.illustrations);
  const names = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  return new Map(
    names.sort().map((name) => {
      const svg = readFileSync(join(folder, name), 'utf8');
      return [name.slice(0, -'.svg'.length), svg.slice(svg.indexOf('<svg')).trim()];
    }),
  );
}
