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
      message: '«cookies.show» kann jetzt nicht «false» sein.',
      why: 'Eine Kategorie hat «use: optional». Freiwilliges darf die Website erst speichern, wenn der Banner gefragt hat.',
      fix: 'Schreiben Sie «true». Oder ändern Sie unter «categories» jedes «use: optional»: in «use: none», wenn die Website es nicht speichert, in «use: necessary», wenn sie ohne es nicht geht.',
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
