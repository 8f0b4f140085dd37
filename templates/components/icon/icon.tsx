import { ICONS } from './icons.gen.ts';
import { Lines } from './lines.tsx';
import './icon.css';

interface IconProps {
  readonly name: string;
  readonly className?: string | undefined;
}

/** The icon with this name. Decorative, so the surrounding text must convey its meaning. */
export function Icon({ name, className }: IconProps) {
  const lines = ICONS[name];
  if (lines === undefined) throw new Error(`Unknown icon «${name}». Icons are listed in icon-names.json.`);
  return <Lines lines={lines} className={className} />;
}
