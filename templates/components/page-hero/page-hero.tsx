import type { ReactNode } from 'react';
import type { Figure } from '../../../.types/data.ts';
import type { WayBack } from '../../addresses.ts';
import { type Color, classes, hueClass, type Tone } from '../../format/classes.ts';
import { namesSubject } from '../../format/names-subject.ts';
import { useWords } from '../../site-data.ts';
import { BackLink } from '../back-link/back-link.tsx';
import { Figures } from '../figures/figures.tsx';
import { Fog } from '../fog/fog.tsx';
import { Illustration } from '../illustration/illustration.tsx';
import { Paragraph } from '../inline/inline.tsx';
import { SiteLink } from '../link/link.tsx';
import { PhoneButton } from '../phone/phone.tsx';
import { Points } from '../points/points.tsx';
import './page-hero.css';

interface PageHeroProps {
  readonly title: string;
  /** Topic of the page, for titles that do not name it. Becomes part of the heading. */
  readonly subject?: string | undefined;
  /** Key answers, such as price and response time, the most important first, for readers who decide here whether to read on. */
  readonly atAGlance?: readonly string[];
  readonly lead?: string | undefined;
  /** Target of the small link above the heading. */
  readonly back: WayBack;
  readonly color?: Color | undefined;
  readonly tone?: Tone | undefined;
  readonly illustration?: string | undefined;
  readonly figures?: readonly Figure[] | undefined;
  /** Link to the quote form, next to a button to call. */
  readonly quoteHref?: string | undefined;
  /** Content below the lead. */
  readonly children?: ReactNode;
}

/** Head of every page except the home page: heading, lead and illustration in the hue of the page. */
export function PageHero(props: PageHeroProps) {
  const { title, subject, atAGlance = [], lead, back, color, tone, illustration, figures, quoteHref, children } = props;
  const { buttons } = useWords();
  return (
    <div className={hueClass(color, tone)}>
      <div className={classes('page-hero', !illustration && 'page-hero--plain')}>
        {tone !== 'ruhig' && <Fog />}
        <div className="wrap">
          <BackLink {...back} />
          <div className="grid">
            <div className={classes('page-hero-text', illustration ? 'c1-7' : 'c1-9')}>
              <h1
                className={classes(
                  hasLongWord(title) && 'page-hero-title--long',
                  title.length > 34 && 'page-hero-title--much',
                )}
              >
                {subject && !namesSubject(title, subject) && (
                  <span className="page-hero-subject">
                    {subject}
                    <span className="visually-hidden">: </span>
                  </span>
                )}
                {title}
              </h1>
              {atAGlance.length > 0 && <Points points={atAGlance} className="page-hero-glance" />}
              <Paragraph className="lead" text={lead} />
              {quoteHref && (
                <div className="acts acts--line">
                  <PhoneButton atNight={tone === 'ruhig'} />
                  <SiteLink className="btn" href={quoteHref}>
                    {buttons.quote}
                  </SiteLink>
                </div>
              )}
              {children}
            </div>
            {illustration && (
              <div className="page-hero-picture c8-12">
                <Illustration name={illustration} />
              </div>
            )}
          </div>
        </div>
      </div>
      {figures && (
        <div className="wrap">
          <Figures figures={figures} />
        </div>
      )}
    </div>
  );
}

/** True if a word does not fit on one line of a phone at full size, such as «Geruchsneutralisation». */
function hasLongWord(title: string): boolean {
  return title.split(/[\s-]/).some((word) => word.length > 15);
}
