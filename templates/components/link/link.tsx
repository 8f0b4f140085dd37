import { useSite } from 'nebel/template-api';
import type { AriaAttributes, ReactNode } from 'react';

interface SiteLinkProps extends Pick<AriaAttributes, 'aria-current' | 'aria-label' | 'aria-labelledby'> {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A link, or plain text if its page does not exist yet.
 *
 * Applies to internal addresses, which start with a slash. Anchors on the same page, phone numbers, mail addresses and
 * external addresses always become links.
 */
export function SiteLink({ href, className, children, ...aria }: SiteLinkProps) {
  const site = useSite();
  if (href.startsWith('/') && !site.leadsSomewhere(href)) return <span className={className}>{children}</span>;
  return (
    <a href={href} className={className} {...aria}>
      {children}
    </a>
  );
}
