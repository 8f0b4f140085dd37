import { ICONS } from './icons.gen.ts';
import './icon.css';
import { Lines, type Shapes } from './lines.tsx';

interface IconProps {
  readonly name: string;
  readonly className?: string | undefined;
}

/** The icon with this name. Decorative, so the surrounding text must convey its meaning. */
export function Icon({ name, className }: IconProps) {
  return <Lines lines={shapesOf(name)} className={className} />;
}

/** Returns the shapes of the icon with this name. */
export function shapesOf(name: string): Shapes {
  const icon = ICONS[name];
  if (icon === undefined) throw new Error(`Unknown icon «${name}». Icons are listed in icon-names.json.`);
  return icon.shapes;
}
