import { toMarkup, useSite } from 'nebel/template-api';
import { createElement } from 'react';
import type { Color } from '../../format/classes.ts';
import { paletteOf } from '../../palette.ts';
import { shapesOf } from './icon.tsx';

interface IconPictureProps {
  readonly name: string;
  /** Hue of the surroundings. Defaults to the house teal. */
  readonly color?: Color | undefined;
  readonly className?: string | undefined;
}

/** An icon as a lazily loaded file in the accent colour, for a list of many different ones below the fold. */
export function IconPicture({ name, color, className }: IconPictureProps) {
  const site = useSite();
  const file = toMarkup(site, () => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a file, whose alternative text is in the page
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 24 24"
      fill="none"
      stroke={paletteOf(color, undefined).accent}
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapesOf(name).map(([tag, attributes]) =>
        createElement(tag, { ...attributes, key: JSON.stringify(attributes) }),
      )}
    </svg>
  ));
  return (
    <img className={className} src={site.file(`${name}.svg`, file)} width={24} height={24} alt="" loading="lazy" />
  );
}
