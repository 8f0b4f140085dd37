import { useSite } from '../../../src/template-api.ts';
import type { Color } from '../../format/hue.ts';
import { asFile, drawingNamed, sizeOf } from './drawing.ts';

interface PictureProps {
  /** Name of a drawing below `assets/illustrations`, without `.svg`. */
  readonly name: string;
  /** The hue around it. Without one: the teal of the house. */
  readonly color?: Color | undefined;
  /** True where the text beside it says everything the drawing shows. */
  readonly decorative?: boolean | undefined;
}

/** One of our drawings as a file that browsers fetch when it comes near. For everything below the first view. */
export function Picture({ name, color, decorative = false }: PictureProps) {
  const site = useSite();
  const drawing = drawingNamed(site, name);
  return (
    <img
      className="drawing"
      src={site.file(`${name}.svg`, asFile(drawing, color))}
      {...sizeOf(drawing)}
      alt={decorative ? '' : drawing.title}
      loading="lazy"
      decoding="async"
    />
  );
}
