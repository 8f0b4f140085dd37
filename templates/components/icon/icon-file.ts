import type { NamedChoice } from 'nebel/template-api';
import { COLORS } from '../../colors.gen.ts';
import { ICONS } from './icons.gen.ts';
import type { Shapes } from './lines.tsx';

/** Returns an icon as an SVG file of its own. */
export function iconFile(shapes: Shapes, color: string): string {
  const elements = shapes.map(([tag, attributes]) => {
    const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${tag}${pairs.join('')}/>`;
  });
  const lines = 'stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${color}" ${lines}>${elements.join('')}</svg>`;
}

/** Returns all icons that data can name. */
export const iconChoices = (): Readonly<Record<string, NamedChoice>> =>
  Object.fromEntries(
    Object.entries(ICONS).map(([name, { label, shapes }]) => [name, { label, svg: iconFile(shapes, COLORS.teal) }]),
  );
