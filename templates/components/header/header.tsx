import { type PageContext, useSite } from 'nebel/template-api';
import { classes } from '../../format/classes.ts';
import { allServices, emergencyPage, useSiteData, useWords } from '../../site-data.ts';
import { Brand } from '../brand/brand.tsx';
import { Icon } from '../icon/icon.tsx';
import { SiteLink } from '../link/link.tsx';
import { PageLines } from '../page-index/page-lines.tsx';
import { PhoneButton } from '../phone/phone.tsx';

type Page = Pick<PageContext, 'type' | 'url'>;

interface HeaderProps {
  readonly page: Page;
  /** Where an offer is asked for, with what is known of this page filled in. */
  readonly quoteHref: string;
}

/** Most characters between brand and phone on a small desk, with the room between two points counted as three. */
const BAR_LENGTH = 56;

/** Where in the navigation the pages of a type belong that have no entry of their own. */
const PARTS: Readonly<Record<string, string>> = {
  service: '/#services',
  region: '/#regions',
  'region-list': '/#regions',
  article: '/blog/',
};

/**
 * The bar on top of every page: logo, navigation, phone. On a phone the navigation is a native disclosure, and everywhere
 * if it is too long for the bar.
 */
export function Header({ page, quoteHref }: HeaderProps) {
  const { navigation, buttons } = useWords();
  const { company } = useSiteData().site;
  const entries = useEntries();
  const length = entries.reduce((sum, { label }) => sum + label.length + 3, 0);
  return (
    <header className={classes('header', length <= BAR_LENGTH && 'header--bar')}>
      <div className="wrap header-in">
        <a className="brand" href="/" aria-label={`${company.brand}, ${navigation.home}`}>
          <Brand />
        </a>
        <nav className="header-nav" aria-label={navigation.main}>
          <NavigationLinks page={page} />
        </nav>
        <PhoneButton again={false} />
        <details className="header-menu" data-menu>
          <summary aria-label={navigation.menu}>
            <Icon name="menu" className="header-open" />
            <Icon name="x" className="header-close" />
          </summary>
          <nav className="header-panel" aria-label={navigation.menu}>
            <NavigationLinks page={page} />
            <div className="acts">
              <PhoneButton />
              <a className="btn" href={quoteHref}>
                {buttons.quote}
              </a>
            </div>
            <ServiceList />
          </nav>
        </details>
      </div>
    </header>
  );
}

/** What the data lists, and the page for emergencies wherever there is one. */
function useEntries() {
  const { navigation } = useSiteData().site;
  const emergency = emergencyPage(useSite());
  if (!emergency || navigation.some(({ href }) => href === emergency.url)) return navigation;
  return [...navigation, { label: emergency.summary.name, href: emergency.url }];
}

function NavigationLinks({ page }: Pick<HeaderProps, 'page'>) {
  const entries = useEntries();
  const isListed = entries.some(({ href }) => href === page.url);
  return entries.map(({ label, href }) => (
    <SiteLink key={label} href={href} aria-current={currencyOf(href, page, isListed)}>
      {label}
    </SiteLink>
  ));
}

/** `page` for the page itself, `true` for the part of the site that it belongs to. */
function currencyOf(href: string, { type, url }: Page, isListed: boolean): 'page' | 'true' | undefined {
  if (href === url) return 'page';
  return !isListed && href === PARTS[type] ? 'true' : undefined;
}

function ServiceList() {
  const { navigation, lists } = useWords();
  const services = allServices(useSite());
  if (services.length === 0) return null;
  return (
    <>
      <p className="header-label">{navigation.allServices}</p>
      <ul className="header-services">
        <PageLines title={lists.services} pages={services} all="/#services" />
      </ul>
    </>
  );
}
