import { mailHref } from 'nebel/shared/contact';
import { telHref, usePages, useShared } from '../../site-data.ts';
import './footer.css';

/** Address, opening hours, and links to all pages. */
export function Footer() {
  const { company, hours, legal, words } = useShared().site;
  return (
    <footer className="footer">
      <div className="wrap footer-columns">
        <section>
          <h2>{company.name}</h2>
          <address>
            {company.street}
            <br />
            {company.postalCode} {company.city}
            <br />
            <a href={telHref(company.phone)}>{company.phone}</a>
            <br />
            <a href={mailHref(company.email)}>{company.email}</a>
          </address>
        </section>
        <section>
          <h2>{words.hours}</h2>
          <dl>
            {hours.map(({ days, time }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{time}</dd>
              </div>
            ))}
          </dl>
        </section>
        <Pages type="service" heading={words.services} />
        <Pages type="region" heading={words.regions} />
      </div>
      <div className="wrap footer-legal">
        <p>
          © {company.name}, {company.city}
        </p>
        <ul role="list">
          {legal.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

function Pages({ type, heading }: { readonly type: string; readonly heading: string }) {
  const pages = usePages(type);
  if (pages.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <ul role="list">
        {pages.map(({ url, summary }) => (
          <li key={url}>
            <a href={url}>{summary.name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
