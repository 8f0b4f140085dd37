/** The cookie banner, which must ask before the website stores anything optional. */
import type { SiteCheck } from 'nebel/template-api';
import type { Site } from '../../.types/data.ts';
import { ownFinding } from './finding.ts';

export const NO_BANNER = ownFinding(
  'banner-missing',
  {},
  { de: 'Cookie-Banner ist nötig', en: 'Cookie banner is required' },
  {
    de: () => ({
      message: 'Der Cookie-Banner lässt sich jetzt nicht ausschalten.',
      why: 'Eine Kategorie wird nur nach Einwilligung gespeichert. Das darf die Website erst, wenn der Banner gefragt hat.',
      fix: 'Schalten Sie ihn wieder ein. Oder ändern Sie den Gebrauch jeder solchen Kategorie: in «Zurzeit nicht in Gebrauch», wenn die Website es nicht speichert, in «Die Website braucht es», wenn sie ohne es nicht geht.',
    }),
    en: () => ({
      message: '“cookies.show” cannot be “false” at the moment.',
      why: 'A category has “use: optional”. The website may store optional data only after the banner has asked.',
      fix: 'Change it to “true”. Or change every “use: optional” under “categories”: to “use: none” if the website does not store it, to “use: necessary” if it does not work without it.',
    }),
  },
);

export const cookieBanner: SiteCheck = ({ files }) =>
  files<Site>('site').flatMap(({ data: { cookies }, at }) =>
    !cookies.show && cookies.categories.some(({ use }) => use === 'optional')
      ? [NO_BANNER.at(at('/cookies/show'), {}, 'error')]
      : [],
  );
