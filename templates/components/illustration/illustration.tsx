import { oncePerSite, useSite } from 'nebel/template-api';
import { useId } from 'react';
import { classes } from '../../format/classes.ts';
import { drawingNamed } from './drawing.ts';

interface IllustrationProps {
  /** Name of a drawing below `assets/illustrations`, without `.svg`. */
  readonly name: string;
  /** True where the text beside it says everything the drawing shows. */
  readonly decorative?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * One of our drawings inside the page, for the first view: it is there with the text and takes the hue around it.
 * Further down, `Picture` keeps it out of the first visit.
 */
export function Illustration({ name, decorative = false, className }: IllustrationProps) {
  const prefix = useId();
  const site = useSite();
  const { viewBox, title, hasOpenSides } = drawingNamed(site, name);
  const titleId = `${prefix}title`;
  const described = title !== '' && !decorative;
  const heading = described ? `<title id="${titleId}">${title}</title>` : '';
  return (
    <svg
      className={classes('illustration', hasOpenSides && 'illustration--open', className)}
      viewBox={viewBox}
      role={described ? 'img' : undefined}
      aria-labelledby={described ? titleId : undefined}
      aria-hidden={described ? undefined : true}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, checked at validation
      dangerouslySetInnerHTML={{ __html: heading + partsOf(site, name).join(prefix) }}
    />
  );
}

/** Cut where ids begin: the same drawing may be on a page twice, and two drawings may use the same id. */
const partsOf = oncePerSite((site, name: string) =>
  drawingNamed(site, name).inner.split(/(?<=\b(?:id="|url\(#|href="#))/),
);
