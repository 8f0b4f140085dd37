import type { WayBack } from '../../addresses.ts';
import { useWords } from '../../site-data.ts';
import { Icon } from '../icon/icon.tsx';
import { SiteLink } from '../link/link.tsx';
import './back-link.css';

/** Small link above a heading that leads one level up. */
export function BackLink({ href, to }: WayBack) {
  return (
    <SiteLink className="back-link" href={href}>
      <Icon name="arrow-left" />
      {useWords().back[to].label}
    </SiteLink>
  );
}
