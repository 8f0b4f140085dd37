import { telHref, useShared } from '../../site-data.ts';
import './header.css';

/** The name of the company, the phone number, and the navigation. */
export function Header({ url }: { readonly url: string }) {
  const { company, navigation, words } = useShared().site;
  return (
    <header className="header">
      <div className="wrap header-row">
        <a className="header-brand" href="/" aria-current={url === '/' ? 'page' : undefined}>
          <Wheel />
          {company.name}
        </a>
        <a className="button button--quiet header-call" href={telHref(company.phone)}>
          <span className="header-verb">{words.call} </span>
          <span className="header-number">{company.phone}</span>
        </a>
        {/* On phones, the button opens the navigation; browsers that cannot show it on request show it always. */}
        <button className="button button--quiet header-menu" type="button" popoverTarget="navigation">
          {words.menu}
        </button>
        <nav className="header-nav" id="navigation" aria-label={words.navigation} popover="auto">
          <ul role="list">
            {navigation.map(({ href, label }) => (
              <li key={href}>
                <a href={href} aria-current={href === url ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}

const Wheel = () => (
  <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" focusable="false">
    <g fill="none" stroke="currentColor">
      <circle cx="12" cy="12" r="10" strokeWidth="2.5" />
      <path d="M12 2v20M2 12h20M5 5l14 14M19 5 5 19" strokeWidth="1" />
    </g>
    <circle cx="12" cy="12" r="2.5" fill="currentColor" />
  </svg>
);
