import { fillSlots, useSite } from 'nebel/template-api';
import type { Home } from '../../../.types/data.ts';
import { Figures } from '../../components/figures/figures.tsx';
import { Fog } from '../../components/fog/fog.tsx';
import { Illustration } from '../../components/illustration/illustration.tsx';
import { Inline, Paragraph } from '../../components/inline/inline.tsx';
import { PhoneButton } from '../../components/phone/phone.tsx';
import { emergencyPage, useSiteData } from '../../site-data.ts';
import { Rooms } from './rooms.tsx';
import './hero.css';

/** The area above the fold: title, three key answers, two calls to action, and the claims. */
export function Hero({ hero }: { readonly hero: Home['hero'] }) {
  const { site, words } = useSiteData();
  return (
    <div className="hero">
      <div className="hero-sky">
        <Fog />
        <div className="wrap">
          <p className="hero-over">{hero.overline}</p>
          <h1>{hero.title}</h1>
          <div className="hero-text grid">
            <Paragraph className="lead" text={hero.lead} />
            <dl className="facts hero-answers">
              {hero.answers.map(({ question, answer }) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd>
                    <Inline text={answer} />
                  </dd>
                </div>
              ))}
            </dl>
            <div className="acts acts--line">
              <PhoneButton />
              <a className="btn" href="#contact">
                {words.buttons.freeQuote}
              </a>
            </div>
            <Emergency />
          </div>
        </div>
        <div className="hero-scene">
          <Illustration name={hero.illustration} className="hero-drawing" />
        </div>
        <Rooms drawing={hero.illustration} />
      </div>
      {site.claims.length > 0 && (
        <div className="wrap">
          <Figures figures={site.claims} />
        </div>
      )}
    </div>
  );
}

/** Response time and surcharge in an emergency, with a link to the details. */
function Emergency() {
  const page = emergencyPage(useSite());
  const { site, words } = useSiteData();
  if (!page?.summary.urgent) return null;
  const { response, where, surcharge } = page.summary.urgent;
  const { alsoOnSite, surcharge: atLeast } = words.promises;
  const answer = [fillSlots(alsoOnSite, { time: response, where }), surcharge && fillSlots(atLeast, { surcharge })];
  return (
    <dl className="facts hero-answers hero-emergency">
      <div>
        <dt>{page.summary.name}</dt>
        <dd>
          <a href={page.url}>
            <Inline text={[site.emergency?.time, ...answer].filter(Boolean).join(', ')} />
          </a>
        </dd>
      </div>
    </dl>
  );
}
