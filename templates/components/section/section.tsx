import type { ReactNode } from 'react';
import { classes } from '../../format/classes.ts';

interface SectionProps {
  readonly id?: string | undefined;
  /** Adds a hairline above, in place of empty space. */
  readonly rule?: boolean | undefined;
  readonly className?: string | undefined;
  /** Id of the heading that labels the section. */
  readonly labelledBy?: string | undefined;
  readonly children: ReactNode;
}

/** Full-width section with its content in the common column. */
export function Section({ id, rule = false, className, labelledBy, children }: SectionProps) {
  return (
    <section id={id} className={classes('sec', rule && 'sec--rule', className)} aria-labelledby={labelledBy}>
      <div className="wrap">{children}</div>
    </section>
  );
}
