import type { ReactNode } from 'react';
import { classes } from '../../format/classes.ts';

interface SectionProps {
  readonly id?: string | undefined;
  /** A hairline above instead of empty space. */
  readonly rule?: boolean | undefined;
  readonly className?: string | undefined;
  /** Id of the heading that names the section. */
  readonly labelledBy?: string | undefined;
  readonly children: ReactNode;
}

/** A section across the page with its content on the common width. */
export function Section({ id, rule = false, className, labelledBy, children }: SectionProps) {
  return (
    <section id={id} className={classes('sec', rule && 'sec--rule', className)} aria-labelledby={labelledBy}>
      <div className="wrap">{children}</div>
    </section>
  );
}
