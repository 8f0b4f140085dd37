/** Announcements of pages that exist by now. */
import type { SiteCheck } from 'nebel/template-api';
import type { Site } from '../../.types/data.ts';
import { ANNOUNCED_TYPES } from '../site-data.ts';
import { ownFinding } from './finding.ts';

export const ANNOUNCED = ownFinding(
  'announced-exists',
  { slug: 'zug' },
  { de: 'Angekündigte Seite gibt es schon', en: 'Announced page already exists' },
  {
    de: ({ slug }) => ({
      message: `«${slug}» ist angekündigt, die Seite gibt es aber schon.`,
      why: 'Die Ankündigung ist erledigt und verwirrt nur.',
      fix: 'Löschen Sie diesen ganzen Eintrag.',
    }),
    en: ({ slug }) => ({
      message: `“${slug}” is announced, but the page already exists.`,
      why: 'The announcement has served its purpose and is only confusing.',
      fix: 'Delete this whole list item, including all its lines.',
    }),
  },
);

/** Until visitors can open a page, its announcement stands in for it, even if its file exists. */
export const announcedPages: SiteCheck = ({ files }) =>
  files<Site>('site').flatMap(({ data: { announced = {} }, at }) =>
    ANNOUNCED_TYPES.flatMap(({ type, list }) =>
      (announced[list] ?? []).flatMap(({ slug }, index) =>
        files(type).some((page) => page.slug === slug && page.isPublic)
          ? [ANNOUNCED.at(at(`/announced/${list}/${index}`), { slug })]
          : [],
      ),
    ),
  );
