import { type SiteView, useSite } from 'nebel/template-api';
import { type Color, classes } from '../../format/classes.ts';
import { drawingNamed, pictureUrl, sizeOf, svgFileOf } from './drawing.ts';
import './illustration.css';

/** Stroke widths of a small symbol, thick enough to stay visible. */
const SYMBOL_STROKES = { outlines: 4, details: 2 };

interface PictureProps {
  /** Name of a file below `assets/illustrations`, without `.svg`. */
  readonly name: string;
  /** Hue of the surroundings. Defaults to the house teal. */
  readonly color?: Color | undefined;
  /** True if the adjacent text says everything the drawing shows. */
  readonly decorative?: boolean | undefined;
  /** True for a symbol only a few lines of text high. */
  readonly small?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A drawing as a lazily loaded file, for everything below the fold. */
export const Picture = (props: PictureProps) => pictureOf(useSite(), props);

/** The same for the content of an island, which has no access to the site. */
export function pictureOf(site: SiteView, { name, color, decorative = false, small = false, className }: PictureProps) {
  const drawing = drawingNamed(site, name);
  return (
    <img
      className={classes('illustration', className)}
      src={small ? site.file(`${name}.svg`, thickenStrokes(svgFileOf(drawing, color))) : pictureUrl(site, name, color)}
      {...sizeOf(drawing)}
      alt={decorative ? '' : drawing.title}
      loading="lazy"
    />
  );
}

const thickenStrokes = (file: string) =>
  file
    .replaceAll('stroke-width="1.5"', `stroke-width="${SYMBOL_STROKES.outlines}"`)
    .replaceAll('stroke-width=".9"', `stroke-width="${SYMBOL_STROKES.details}"`);
