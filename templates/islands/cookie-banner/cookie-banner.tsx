import { Icon } from '../../components/icon/icon.tsx';
import { Inline } from '../../components/inline/inline.tsx';
import type { Site } from '../../data.gen.ts';
import type { Consent } from './consent.ts';

type CookieBannerProps = Pick<Site, 'cookies'>;

/**
 * The banner about what the browser stores. Hidden until the script finds no choice; without script there is nothing
 * to choose. It comes first in the document, so that the keyboard reaches early what covers a part of the page.
 */
export function CookieBanner({ cookies }: CookieBannerProps) {
  if (!cookies.show) return null;
  return (
    <section className="cookies" aria-label={cookies.label} hidden>
      <p className="cookies__text">
        <Inline text={cookies.text} />
      </p>
      <div className="cookies__choices">
        <Choice consent="necessary">{cookies.necessary}</Choice>
        <Choice consent="all">{cookies.all}</Choice>
      </div>
      <button className="cookies__toggle" type="button" aria-expanded="false" aria-controls="cookies-details">
        <span className="cookies__more">{cookies.more}</span>
        <span className="cookies__less">{cookies.less}</span>
      </button>
      <dl className="cookies__details" id="cookies-details" hidden>
        {cookies.categories.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Inline text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <button className="cookies__close" type="button" data-consent={'dismissed' satisfies Consent}>
        <Icon name="x" />
        <span className="vh">{cookies.close}</span>
      </button>
    </section>
  );
}

function Choice({ consent, children }: { readonly consent: Consent; readonly children: string }) {
  return (
    <button className="btn" type="button" data-consent={consent}>
      {children}
    </button>
  );
}
