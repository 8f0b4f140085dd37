import { fillSlots, useSite } from 'nebel/template-api';
import type { ReactNode } from 'react';
import type { Legal } from '../../../.types/data.ts';
import { TO_HOME } from '../../addresses.ts';
import { PageHero } from '../../components/page-hero/page-hero.tsx';
import { StructuredData, trailThing } from '../../components/structured-data/structured-data.tsx';
import { useWords } from '../../site-data.ts';
import './legal.css';

interface LegalTextProps {
  readonly page: Pick<Legal, 'title' | 'lead' | 'asOf'>;
  readonly children: ReactNode;
}

/** A page of numbered or named sections, as the law wants them, with its date. */
export function LegalText({ page: { title, lead, asOf }, children }: LegalTextProps) {
  const words = useWords().pages;
  return (
    <>
      <PageHero title={title} lead={lead} back={TO_HOME}>
        {asOf && <p className="legal-as-of">{fillSlots(words.asOf, { date: asOf })}</p>}
      </PageHero>
      <div className="sec legal">
        <div className="wrap">{children}</div>
      </div>
      <StructuredData things={[trailThing(useSite(), TO_HOME, title)]} />
    </>
  );
}

interface LegalSectionProps {
  readonly id: string | undefined;
  readonly heading: string;
  readonly children: ReactNode;
}

/** Heading in the margin, text for reading. */
export function LegalSection({ id, heading, children }: LegalSectionProps) {
  return (
    <section className="legal-section grid" id={id} aria-labelledby={`${id}-titel`}>
      <h2 className="h3 c1-4" id={`${id}-titel`}>
        {heading}
      </h2>
      <div className="legal-text flow c5-12">{children}</div>
    </section>
  );
}
