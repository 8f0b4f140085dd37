import { classes } from '../../format/classes.ts';
import { ICONS } from './icons.gen.ts';

interface IconProps {
  readonly name: string;
  readonly className?: string | undefined;
}

/** A line icon in the colour of the text around it; decoration, so the text must say the same. */
export function Icon({ name, className }: IconProps) {
  const drawing = ICONS[name];
  if (drawing === undefined) throw new Error(`Unknown icon «${name}». Icons are listed in icon-names.json.`);
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
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
