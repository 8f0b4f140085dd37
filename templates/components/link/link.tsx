import { useSite } from 'nebel/template-api';
import type { AriaAttributes, ReactNode } from 'react';

interface SiteLinkProps extends Pick<AriaAttributes, 'aria-current' | 'aria-label' | 'aria-labelledby'> {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A link, or plain text while the page it would lead to does not exist yet.
 *
 * Internal addresses start with a slash. Anchors on the same page, phone numbers, mail and foreign addresses
 * always stay links.
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
