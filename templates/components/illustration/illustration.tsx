import { oncePerSite, useSite } from 'nebel/template-api';
import { useId } from 'react';
import { classes } from '../../format/classes.ts';
import { drawingNamed } from './drawing.ts';
import './illustration.css';

interface IllustrationProps {
  /** Name of a file below `assets/illustrations`, without `.svg`. */
  readonly name: string;
  /** True if the adjacent text says everything the drawing shows. */
  readonly decorative?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * A drawing inlined into the page, for content above the fold: it appears with the text and adopts the surrounding hue.
 * Further down, use `Picture`, which loads lazily.
 */
export function Illustration({ name, decorative = false, className }: IllustrationProps) {
  const prefix = useId();
  const site = useSite();
  const { viewBox, title, hasOpenSides } = drawingNamed(site, name);
  const described = title !== '' && !decorative;
  const heading = described ? `<title>${title}</title>` : '';
  return (
    <svg
      className={classes('illustration', hasOpenSides && 'illustration--open', className)}
      viewBox={viewBox}
      role={described ? 'img' : undefined}
      aria-hidden={described ? undefined : true}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files; what they contain is judged with the page
      dangerouslySetInnerHTML={{ __html: heading + partsOf(site, name).join(prefix) }}
    />
  );
}

/**
 * Splits the markup before each id, where a prefix is inserted: a page can contain the same drawing twice, and drawings can
 * share ids.
 */
const partsOf = oncePerSite((site, name: string) =>
  drawingNamed(site, name).inner.split(/(?<=\b(?:id="|url\(#|href="#))/),
);
