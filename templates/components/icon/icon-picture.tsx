import { useSite } from 'nebel/template-api';
import type { Color } from '../../format/classes.ts';
import { paletteOf } from '../../palette.ts';
import { shapesOf } from './icon.tsx';
import { iconFile } from './icon-file.ts';

interface IconPictureProps {
  readonly name: string;
  /** Hue of the surroundings. Defaults to the house teal. */
  readonly color?: Color | undefined;
}

/** An icon as a lazily loaded file in the accent colour, for a list of many different ones below the fold. */
export function IconPicture({ name, color }: IconPictureProps) {
  const site = useSite();
  const file = iconFile(shapesOf(name), paletteOf(color, undefined).accent);
  return <img src={site.file(`${name}.svg`, file)} width={24} height={24} alt="" loading="lazy" />;
}
