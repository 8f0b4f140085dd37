import type { ReactNode } from 'react';
import type { Site } from '../../data.gen.ts';
import { classes } from '../../format/classes.ts';
import { useSiteData } from '../../site-data.ts';

interface FactsProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A list of short facts: the name on the left, the value on the right. */
export function Facts({ className, children }: FactsProps) {
  return <dl className={classes('facts', className)}>{children}</dl>;
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** One line of `Facts`. */
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

/** Opening hours as lines of `Facts`. */
export function HoursFacts({ hours }: HoursProps) {
  return hours.map(({ days, time }) => (
    <Fact key={days} name={days}>
      {time}
    </Fact>
  ));
}

/** The mail address as a line of `Facts`. Too long for a line, it breaks after its at sign. */
export function MailFact() {
  const { site, words } = useSiteData();
  const { email } = site.company;
  const [name, domain] = email.split('@');
  return (
    <Fact name={words.company.email}>
      <a href={`mailto:${email}`}>
        {name}@<wbr />
        {domain}
      </a>
    </Fact>
  );
}

interface ContactFactsProps {
  /** Which of the opening hours. */
  readonly hours: keyof Site['hours'];
  /** True where people call at night: office hours alone would tell them that the phone is not answered. */
  readonly atNight?: boolean | undefined;
}

/** When someone answers, and where to write. */
export function ContactFacts({ hours, atNight = false }: ContactFactsProps) {
  const { site } = useSiteData();
  return (
    <Facts>
      {atNight && site.emergency && <HoursFacts hours={[site.emergency]} />}
      <HoursFacts hours={site.hours[hours]} />
      <MailFact />
    </Facts>
  );
}
