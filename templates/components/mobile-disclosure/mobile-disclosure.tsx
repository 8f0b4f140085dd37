import type { ReactNode } from 'react';
import { classes } from '../../format/classes.ts';

interface MobileDisclosureProps {
  readonly label: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Folded on a phone, where it would make the page endless; always open on larger screens and on paper.
 * The label must not be the only heading of what is inside, because it disappears with the disclosure.
 */
export function MobileDisclosure({ label, className, children }: MobileDisclosureProps) {
  return (
    <details className={classes('mobile-disclosure', className)}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
