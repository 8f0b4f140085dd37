import { classes } from '../../format/classes.ts';
import { useSiteData } from '../../site-data.ts';
import { Brand } from '../brand/brand.tsx';
import { Icon } from '../icon/icon.tsx';
import { SiteLink } from '../link/link.tsx';
import { PhoneButton } from '../phone/phone.tsx';

interface HeaderProps {
  /** Address of the page, if the navigation leads there. */
  readonly current: string | undefined;
}

/** Most characters between brand and phone on a small desk, with the room between two points counted as three. */
const BAR_LENGTH = 56;

/**
 * The bar on top of every page: sign, navigation, phone. On a phone the navigation is a native disclosure, and everywhere
 * if it is too long for the bar.
 */
export function Header({ current }: HeaderProps) {
  const { navigation } = useSiteData().site;
  const length = navigation.reduce((sum, { label }) => sum + label.length + 3, 0);
  return (
    <header className={classes('top', length <= BAR_LENGTH && 'top--bar')}>
      <div className="wrap top__in">
        <a className="brand" href="/">
          <Brand />
          <span className="vh">, zur Startseite</span>
        </a>
        <nav className="top__nav" aria-label="Hauptnavigation">
          <NavigationLinks current={current} />
        </nav>
        <PhoneButton />
        <details className="menu">
          <summary aria-label="Menü">
            <Icon name="menu" className="menu__open" />
            <Icon name="x" className="menu__close" />
          </summary>
          <nav className="menu__panel" aria-label="Menü">
            <NavigationLinks current={current} />
          </nav>
        </details>
      </div>
    </header>
  );
}

function NavigationLinks({ current }: HeaderProps) {
  const { navigation } = useSiteData().site;
  return navigation.map(({ label, href }) => (
    <SiteLink key={label} href={href} aria-current={href === current ? 'page' : undefined}>
      {label}
    </SiteLink>
  ));
}
