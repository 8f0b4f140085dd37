import { renderOnce } from '../../../src/template-api.ts';
import { useSiteData } from '../../site-data.ts';
import { Brand } from '../brand/brand.tsx';
import { Icon } from '../icon/icon.tsx';
import { SiteLink } from '../link/link.tsx';
import { PhoneButton } from '../phone/phone.tsx';

interface HeaderProps {
  /** Address of the page, if the navigation leads there. */
  readonly current: string | undefined;
}

/** The bar on top of every page: sign, navigation, phone. On a phone the navigation is a native disclosure. */
export const Header = renderOnce(({ current }: HeaderProps) => {
  return (
    <header className="top">
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
});

function NavigationLinks({ current }: HeaderProps) {
  const { navigation } = useSiteData().site;
  return navigation.map(({ label, href }) => (
    <SiteLink key={label} href={href} aria-current={href === current ? 'page' : undefined}>
      {label}
    </SiteLink>
  ));
}
