import { createElement } from 'react';
import { classes } from '../../format/classes.ts';
import './icon.css';

/** Elements of a drawing with their attributes. */
export type Shapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

interface LinesProps {
  /** One of the constants of `icons.gen.ts`. */
  readonly lines: Shapes;
  readonly className?: string | undefined;
}

/**
 * A line icon. `icon.css` draws it in the surrounding text colour, which saves repeating those attributes eighty times a
 * page. Islands use it directly, because `Icon` would bundle the whole icon set.
 */
export function Lines({ lines, className }: LinesProps) {
  return (
    <svg className={classes('icon', className)} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {lines.map(([tag, attributes]) => createElement(tag, { ...attributes, key: JSON.stringify(attributes) }))}
    </svg>
  );
}
