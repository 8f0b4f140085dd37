import { useSite } from 'nebel/template-api';
import { classes } from '../../format/classes.ts';
import type { Color } from '../../format/hue.ts';
import { asFile, drawingNamed, sizeOf } from './drawing.ts';

/** Width of the lines of a symbol, so that they are not lost where it is small. */
const SMALL = { outlines: 4, details: 2 };

interface PictureProps {
  /** Name of a drawing below `assets/illustrations`, without `.svg`. */
  readonly name: string;
  /** The hue around it. Without one: the teal of the house. */
  readonly color?: Color | undefined;
  /** True where the text beside it says everything the drawing shows. */
  readonly decorative?: boolean | undefined;
  /** True for a symbol no larger than a few lines of text. */
  readonly small?: boolean | undefined;
  readonly className?: string | undefined;
}

/** One of our drawings as a file that browsers fetch when it comes near. For everything below the first view. */
export function Picture({ name, color, decorative = false, small = false, className }: PictureProps) {
  const site = useSite();
  const drawing = drawingNamed(site, name);
  const file = asFile(drawing, color);
  return (
    <img
      className={classes('illustration', className)}
      src={site.file(`${name}.svg`, small ? thickened(file) : file)}
      {...sizeOf(drawing)}
      alt={decorative ? '' : drawing.title}
      loading="lazy"
      decoding="async"
    />
  );
}

const thickened = (file: string) =>
  file
    .replaceAll('stroke-width="1.5"', `stroke-width="${SMALL.outlines}"`)
    .replaceAll('stroke-width=".9"', `stroke-width="${SMALL.details}"`);
