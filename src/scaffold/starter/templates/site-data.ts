import { type PageLink, useSite } from 'nebel/template-api';
import type { Form, Site } from './data.gen.ts';

interface SharedValues {
  readonly site: Site;
  readonly forms: Readonly<Record<'inquiry', Form>>;
}

/** What `data/site.yaml` and `data/forms/` say. */
export const useShared = () => useSite().shared as unknown as SharedValues;

/** What a page tells of itself to those that link to it. */
export interface Summary {
  readonly name: string;
  readonly lead: string;
  readonly note?: string;
}

/** All pages of a type, with what they tell of themselves. */
export const usePages = (type: string) => useSite().pages(type) as readonly PageLink<Summary>[];

export const telHref = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;
