import { type PageContext, useSite } from 'nebel/template-api';
import { Fragment } from 'react';
import { classes } from '../../format/classes.ts';
import { allServices, emergencyPage, useSiteData, useWords } from '../../site-data.ts';
import { Brand } from '../brand/brand.tsx';
import { Icon } from '../icon/icon.tsx';
import { SiteLink } from '../link/link.tsx';
import { PageLines } from '../link/page-lines.tsx';
import { PhoneButton } from '../phone/phone.tsx';
import './header.css';

type Page = Pick<PageContext, 'type' | 'url'>;

interface HeaderProps {
  readonly page: Page;
  /** Link to the quote form, prefilled with what this page implies. */
  readonly quoteHref: string;
}

/** Maximum number of characters between brand and phone on a small desktop. The gap between two entries counts as three. */
const MAX_BAR_LENGTH = 56;

/** Navigation entry highlighted for page types without an entry of their own. */
const PARENT_ENTRIES: Readonly<Record<string, string>> = {
  service: '/#services',
  region: '/#regions',
  article: '/blog/',
};

/**
 * Bar at the top of every page: logo, navigation, phone. On phones, the navigation is a native disclosure; so it is
 * everywhere if its entries do not fit the bar.
 */
export function Header({ page, quoteHref }: HeaderProps) {
  const { navigation, buttons } = useWords();
  const { company } = useSiteData().site;
  const entries = useEntries();
  const length = entries.reduce((sum, { label }) => sum + label.length + 3, 0);
  return (
    <header className={classes('header', length <= MAX_BAR_LENGTH && 'header--bar')}>
      <div className="wrap header-in">
        <a className="brand" href="/" aria-label={`${company.brand}, ${navigation.home}`}>
          <Brand />
        </a>
        <nav className="header-nav" aria-label={navigation.main}>
          <NavigationLinks page={page} />
        </nav>
        <PhoneButton isRepeated={false} />
        <details className="header-menu" data-menu>
          <summary className="btn-icon" aria-label={navigation.menu}>
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

/** Returns the entries listed in the data, plus the emergency page if there is one. */
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
    <SiteLink key={label} href={href} aria-current={ariaCurrentOf(href, page, isListed)}>
      {label}
    </SiteLink>
  ));
}

/** Returns the value of `aria-current`: `page` for the page itself, `true` for the section it belongs to. */
function ariaCurrentOf(href: string, { type, url }: Page, isListed: boolean): 'page' | 'true' | undefined {
  if (href === url) return 'page';
  return !isListed && href === PARENT_ENTRIES[type] ? 'true' : undefined;
}

function ServiceList() {
  const { navigation, lists } = useWords();
  const services = allServices(useSite());
  if (services.length === 0) return null;
  return (
    <>
      <p className="header-label">{navigation.allServices}</p>
      <div className="header-services">
        <PageLines title={lists.services} pages={services} all="/#services" line={Fragment} />
      </div>
    </>
  );
}
