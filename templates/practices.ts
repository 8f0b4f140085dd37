/**
 * What the website does with personal data, as its settings say. The privacy statement has a part about each of these
 * practices, and shows those in force.
 */
import { oncePerSite, type Recipients, type SharedData, type SiteView } from 'nebel/template-api';
import type { Form, Legal, Site } from '../.types/data.ts';
import { asksForConsent } from './counting.ts';

type Part = NonNullable<Legal['sections'][number]['parts']>[number];

export type PracticeName = NonNullable<Part['when']>;

/** A practice in force, and the setting that brings it about. */
export interface Practice {
  readonly name: PracticeName;
  /** JSON pointer in the file of the setting. */
  readonly pointer: string;
  /** As written: `delivery: airtable`. */
  readonly setting: string;
}

const BY_DELIVERY: Readonly<Record<Site['delivery'], readonly PracticeName[]>> = {
  relay: ['relay', 'own'],
  airtable: ['relay', 'airtable'],
  direct: ['direct', 'airtable'],
};

/** Returns the practices that `data/site.yaml` brings about. */
export function practicesOfSite({ delivery, mail, report, cookies }: Site): readonly Practice[] {
  const all: readonly (Practice | false | undefined)[] = [
    ...BY_DELIVERY[delivery].map((name) => ({ name, pointer: '/delivery', setting: `delivery: ${delivery}` })),
    mail && { name: 'mail', pointer: '/mail', setting: 'mail: true' },
    report && asksForConsent({ cookies }) && { name: 'report', pointer: '/report', setting: 'report: true' },
    cookies.show && { name: 'banner', pointer: '/cookies/show', setting: 'cookies.show: true' },
    ...cookies.categories.map(
      ({ use }, index) =>
        use === 'optional' && {
          name: 'optional' as const,
          pointer: `/cookies/categories/${index}/use`,
          setting: `cookies.categories[${index + 1}].use: optional`,
        },
    ),
  ];
  return all.filter((each) => each !== false && each !== undefined);
}

/** Returns the practices that a form brings about. */
export const practicesOfForm = ({ photos }: Form): readonly Practice[] =>
  photos?.show ? [{ name: 'photos', pointer: '/photos/show', setting: 'photos.show: true' }] : [];

export const inForce = ({ site, forms }: SharedData): ReadonlySet<PracticeName> =>
  new Set(
    [
      ...practicesOfSite(site as Site),
      ...Object.values(forms as Readonly<Record<string, Form>>).flatMap(practicesOfForm),
    ].map(({ name }) => name),
  );

/** True for a part of a legal page that holds while these practices are in force. */
export const isShown = ({ when, unless }: Pick<Part, 'when' | 'unless'>, practices: ReadonlySet<PracticeName>) =>
  (!when || practices.has(when)) && !(unless && practices.has(unless));

/** Names of the practices that a legal page describes, in force or not. */
export const describedIn = ({ sections }: Legal): readonly PracticeName[] =>
  sections.flatMap(({ parts = [] }) => parts.flatMap(({ when }) => when ?? []));

export const practicesOf = oncePerSite(({ shared }: SiteView) => inForce(shared));

/** Returns who is to receive inquiries, and whom of them public legal pages name. */
export function recipients(site: SiteView): Recipients {
  const described = site.pages('legal').flatMap(({ summary }) => summary as readonly PracticeName[]);
  const declared = (['airtable', 'mail'] as const).filter((name) => practicesOf(site).has(name));
  return { declared, disclosed: declared.filter((name) => described.includes(name)) };
}
