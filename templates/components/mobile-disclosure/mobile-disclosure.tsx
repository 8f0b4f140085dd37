import type { ReactNode } from 'react';
import './mobile-disclosure.css';

interface MobileDisclosureProps {
  readonly label: string;
  /** True if the label is for screen readers only. */
  readonly isLabelHidden?: boolean;
  readonly children: ReactNode;
}

/**
 * A disclosure on phones, where its content would make the page endless; always open on larger screens, without script and
 * in print. The label must not be the only heading of the content, because it disappears together with the disclosure.
 */
export function MobileDisclosure({ label, isLabelHidden = false, children }: MobileDisclosureProps) {
  return (
    <details className="mobile-disclosure">
      {isLabelHidden ? <summary aria-label={label} /> : <summary>{label}</summary>}
      {children}
    </details>
  );
}
