import type { Site } from '../../../.types/data.ts';
import { Icon } from '../icon/icon.tsx';
import { Inline, Paragraph } from '../inline/inline.tsx';
import './cookie-banner.css';

/** The visitor's choice: only necessary storage, all of it, or the banner closed without a choice. */
export type Consent = 'necessary' | 'all' | 'dismissed';

type CookieBannerProps = Pick<Site, 'cookies'>;

/** Anchor of the banner. A link to it opens the banner again, so that a choice can be changed. */
export const CONSENT_ANCHOR = 'auswahl';

/**
 * Banner about what the browser stores. Hidden until the script finds that no choice was made; without scripts there is
 * nothing to choose. It comes first in the document, so that keyboard users reach it early: it covers part of the page.
 */
export function CookieBanner({ cookies }: CookieBannerProps) {
  if (!cookies.show) return null;
  return (
    <section className="cookie-banner" id={CONSENT_ANCHOR} aria-label={cookies.label} hidden>
      <Paragraph className="cookie-banner-text" text={cookies.text} />
      {(['necessary', 'all'] satisfies Consent[]).map((consent) => (
        <button key={consent} className="btn" type="button" data-consent={consent}>
          {cookies[consent]}
        </button>
      ))}
      <button className="cookie-banner-toggle" type="button" aria-expanded="false" aria-controls="cookies-details">
        <span className="cookie-banner-more">{cookies.more}</span>
        <span className="cookie-banner-less">{cookies.less}</span>
      </button>
      <dl className="cookie-banner-details" id="cookies-details" hidden>
        {cookies.categories.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Inline text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <button
        className="btn-icon cookie-banner-close"
        type="button"
        data-consent={'dismissed' satisfies Consent}
        aria-label={cookies.close}
      >
        <Icon name="x" />
      </button>
    </section>
  );
}
