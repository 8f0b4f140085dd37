import { mailHref } from 'nebel/shared/contact';
import type { ReactNode } from 'react';
import type { Site } from '../../../.types/data.ts';
import { useSiteData } from '../../site-data.ts';
import './facts.css';

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A short fact in a list with the class `facts`: names on the left, values on the right. */
export function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface HoursProps {
  readonly hours: readonly { readonly days: string; readonly time: string }[];
}

/** Opening hours as rows of facts. */
export function HoursFacts({ hours }: HoursProps) {
  return hours.map(({ days, time }) => (
    <Fact key={days} name={days}>
      {time}
    </Fact>
  ));
}

/** Mail address as a row of facts. If it does not fit on a line, it breaks after the at sign. */
export function MailFact() {
  const { site, words } = useSiteData();
  const { email } = site.company;
  const [name, domain] = email.split('@');
  return (
    <Fact name={words.company.email}>
      <a href={mailHref(email)}>
        {name}@<wbr />
        {domain}
      </a>
    </Fact>
  );
}

interface ContactFactsProps {
  /** Which set of opening hours to show. */
  readonly hours: keyof Site['hours'];
  /** True on pages from which people call at night: office hours alone would suggest that nobody answers. */
  readonly atNight?: boolean | undefined;
}

/** Opening hours and mail address. */
export function ContactFacts({ hours, atNight = false }: ContactFactsProps) {
  const { site } = useSiteData();
  return (
    <dl className="facts">
      {atNight && site.emergency && <HoursFacts hours={[site.emergency]} />}
      <HoursFacts hours={site.hours[hours]} />
      <MailFact />
    </dl>
  );
}
