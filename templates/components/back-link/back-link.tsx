import type { WayBack } from '../../way-back.ts';
import { Icon } from '../icon/icon.tsx';
import { SiteLink } from '../link/link.tsx';

/** The small link above a heading that leads one step up. */
export function BackLink({ href, label }: Pick<WayBack, 'href' | 'label'>) {
  return (
    <SiteLink className="back" href={href}>
      <Icon name="arrow-left" />
      {label}
    </SiteLink>
  );
}
