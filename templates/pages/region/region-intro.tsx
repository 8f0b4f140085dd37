import type { Region } from '../../../.types/data.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Inline, Paragraph, Paragraphs } from '../../components/inline/inline.tsx';
import { MarginFact } from '../../components/margin-fact/margin-fact.tsx';
import { Section, SectionHeading } from '../../components/section/section.tsx';
import { Tiles } from '../../components/tiles/tiles.tsx';
import { classes, columns } from '../../format/classes.ts';
import { useWords } from '../../site-data.ts';
import '../../components/section/tint.css';
import './region-intro.css';

/** Introduction to the place: its character, consequences for the work, and response time. */
export function RegionIntro({ region }: { readonly region: Region }) {
  const { intro, tiles, highlights, appointment, travel } = region;
  return (
    <Section className="region-intro">
      <div className="grid">
        {intro.fact && <MarginFact className="c1-3 margin-fact--stick" fact={intro.fact} />}
        <SectionHeading className={intro.fact ? 'h2 c4-12' : 'h2'}>{intro.heading}</SectionHeading>
        <div className="c4-12">
          <div className="region-intro-text flow">
            <Paragraph className="lead" text={intro.lead} />
            {intro.paragraphs && <Paragraphs texts={intro.paragraphs} className="measure" />}
          </div>
          <div className="region-intro-box tint">
            <h3 className="h3">{intro.box.title}</h3>
            <Paragraph text={intro.box.text} />
          </div>
          {(appointment || travel) && <Terms {...region} />}
        </div>
      </div>
      <Tiles cards={tiles} className="region-intro-tiles" />
      {highlights && <Highlights highlights={highlights} />}
    </Section>
  );
}

function Terms({ appointment, travel }: Pick<Region, 'appointment' | 'travel'>) {
  const { promises } = useWords();
  return (
    <ul role="list" className="region-intro-terms">
      {appointment && (
        <li>
          <Icon name="calendar-days" />
          <span>
            <Inline text={`${promises.appointment}: ${appointment}`} />
          </span>
        </li>
      )}
      {travel && (
        <li>
          <Icon name="truck" />
          {travel}
        </li>
      )}
    </ul>
  );
}

function Highlights({ highlights }: { readonly highlights: NonNullable<Region['highlights']> }) {
  return (
    <div className={classes('region-intro-highlights', columns(highlights.length, 3))}>
      {highlights.map(({ title, text }) => (
        <div key={title} className="region-intro-highlight tint">
          <h3 className="h3">{title}</h3>
          <Paragraph text={text} />
        </div>
      ))}
    </div>
  );
}
