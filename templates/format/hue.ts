import type { Service } from '../../.types/data.ts';
import { classes } from './classes.ts';

export type Color = Service['color'];
export type Tone = NonNullable<Service['tone']>;

/** Returns the classes that apply the hue of a service to an element and its descendants, muted on quiet pages. */
export function hueClass(color?: Color, tone?: Tone): string | undefined {
  return classes(color && `hue hue-${color}`, tone === 'ruhig' && 'is-quiet');
}
