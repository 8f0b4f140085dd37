import { useSite } from 'nebel/template-api';
import type { Home } from '../../../.types/data.ts';
import { serviceCards } from '../../cards.ts';
import { Section } from '../../components/section/section.tsx';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import { ServiceCard } from '../../components/service-card/service-card.tsx';
import { classes, columns } from '../../format/classes.ts';

/** Services of the company. */
export function Services({ services }: { readonly services: Home['services'] }) {
  return (
    <Section id="services">
      <SectionHead heading={services.heading} intro={services.intro} />
      <ul role="list" className={classes('service-card-list', columns(services.cards.length, 4))}>
        {serviceCards(useSite(), services.cards).map((card) => (
          <ServiceCard key={card.service} card={card} />
        ))}
      </ul>
    </Section>
  );
}
