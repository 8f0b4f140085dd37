import type { SiteView } from 'nebel/template-api';
import type { Color } from '../../format/hue.ts';
import { drawingNamed, svgFileOf } from './drawing.ts';

/** Writes a drawing as a file of its own, and returns its address on this site. */
export function pictureUrl(site: SiteView, name: string, color?: Color): string {
  return site.file(`${name}.svg`, svgFileOf(drawingNamed(site, name), color));
}
