import { createContext, type ReactNode, useContext, useId } from 'react';
import { classes } from '../../format/classes.ts';

interface SectionProps {
  readonly id?: string | undefined;
  /** Adds a hairline above, in place of empty space. */
  readonly rule?: boolean | undefined;
  readonly className?: string | undefined;
  /** Id of the heading that labels the section. Defaults to the `SectionHeading` inside. */
  readonly labelledBy?: string | undefined;
  readonly children: ReactNode;
}

const HeadingId = createContext<string | undefined>(undefined);

/** Full-width section with its content in the common column, named by its heading. */
export function Section({ id, rule = false, className, labelledBy, children }: SectionProps) {
  const own = useId();
  return (
    <section id={id} className={classes('sec', rule && 'sec--rule', className)} aria-labelledby={labelledBy ?? own}>
      <HeadingId value={labelledBy ? undefined : own}>
        <div className="wrap">{children}</div>
      </HeadingId>
    </section>
  );
}

interface SectionHeadingProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The heading that names the surrounding section. */
export function SectionHeading({ className, children }: SectionHeadingProps) {
  return (
    <h2 id={useContext(HeadingId)} className={className}>
      {children}
    </h2>
  );
}
