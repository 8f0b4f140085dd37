import { type PageLink, useSite } from 'nebel/template-api';
import type { Form, Site } from '../.types/data.ts';

interface SharedValues {
  readonly site: Site;
  readonly forms: Readonly<Record<'inquiry', Form>>;
}

/** The data in `data/site.yaml` and `data/forms/`. */
export const useShared = () => useSite().shared as unknown as SharedValues;

/** The part of a page that other pages show when they link to it. */
export interface Summary {
  readonly name: string;
  readonly lead: string;
  readonly note?: string;
  /** Day of publication, for articles. */
  readonly date?: string;
}

/** All pages of a type with their summaries. */
export const usePages = (type: string) => useSite().pages(type) as readonly PageLink<Summary>[];

export const telHref = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;
