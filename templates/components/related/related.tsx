import { fillSlots, useSite } from 'nebel/template-api';
import type { Words } from '../../../.types/data.ts';
import { classes, columns, hueClass } from '../../format/classes.ts';
import { priceText } from '../../format/price.ts';
import { allServices, serviceSummary, useWords } from '../../site-data.ts';
import type { ServiceSummary } from '../../summaries.ts';
import { Paragraph } from '../inline/inline.tsx';
import { Section } from '../section/section.tsx';
import { SectionHead } from '../section-head/section-head.tsx';
import './related.css';

interface RelatedService {
  readonly service: string;
  /** Reason why this service is relevant. */
  readonly text?: string;
}

interface RelatedProps {
  readonly heading: string;
  readonly services: readonly RelatedService[];
}

/**
 * Related services, each in its own hue; announced ones without a link. A text replaces the price range: places have prices
 * of their own, and two ranges would contradict each other.
 */
export function Related({ heading, services }: RelatedProps) {
  return (
    <Section rule>
      <SectionHead heading={heading} />
      <ul role="list" className={classes('related in-columns', columns(services.length, 4))}>
        {services.map((entry) => (
          <RelatedEntry key={entry.service} {...entry} />
        ))}
      </ul>
    </Section>
  );
}

function RelatedEntry({ service, text }: RelatedService) {
  const site = useSite();
  const listed = allServices(site).find((page) => page.slug === service);
  const summary = serviceSummary(site, service);
  const words = useWords();
  const costs = costsOf(summary, words);
  return (
    <li className={classes('related-entry', hueClass(summary?.color))}>
      <h3 className="related-name h3">{listed?.url ? <a href={listed.url}>{listed.name}</a> : listed?.name}</h3>
      <Paragraph className="related-text" text={text} />
      {!text && costs && <p className="related-price numeral">{costs}</p>}
      {listed?.url && (
        <span className="go" aria-hidden="true">
          {words.buttons.more}
        </span>
      )}
    </li>
  );
}

/** Returns the price range of a service, or the surcharge if it only adds to other prices. */
function costsOf(summary: ServiceSummary | undefined, { prices, promises }: Words): string | undefined {
  if (summary?.tiers) return priceText(summary.price, prices);
  const surcharge = summary?.urgent?.surcharge;
  return surcharge && fillSlots(promises.surcharge, { surcharge });
}
