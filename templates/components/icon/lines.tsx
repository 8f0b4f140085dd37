import { classes } from '../../format/classes.ts';

interface LinesProps {
  /** Inner markup of an icon: one of the constants of `icons.gen.ts`. */
  readonly lines: string;
  readonly className?: string | undefined;
}

/** A line icon in the colour of the text around it. Islands use it directly: `Icon` carries the whole set along. */
export function Lines({ lines, className }: LinesProps) {
  return (
    <svg
      className={classes('ico', className)}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: generated at our side from the icon set
      dangerouslySetInnerHTML={{ __html: lines }}
    />
  );
}
