import { createElement } from 'react';
import { classes } from '../../format/classes.ts';

/** Elements of a drawing, each with its attributes. */
export type Shapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

interface LinesProps {
  /** One of the constants of `icons.gen.ts`. */
  readonly lines: Shapes;
  readonly className?: string | undefined;
}

/**
 * A line icon; `icon.css` draws it in the colour of the text around it, which is lighter than saying so eighty times on
 * a page. Islands use it directly: `Icon` carries the whole set along.
 */
export function Lines({ lines, className }: LinesProps) {
  return (
    <svg className={classes('icon', className)} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {lines.map(([tag, attributes]) => createElement(tag, { ...attributes, key: JSON.stringify(attributes) }))}
    </svg>
  );
}
