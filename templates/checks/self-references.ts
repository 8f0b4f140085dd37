/** Services and regions that list themselves among others. */
import type { SiteCheck } from 'nebel/template-api';
import type { Region, Service } from '../../.types/data.ts';
import { ownFinding } from './finding.ts';

export const ITSELF = ownFinding(
  'page-itself',
  { value: 'schimmel' },
  { de: 'Seite nennt sich selbst', en: 'Page lists itself' },
  {
    de: ({ value }) => ({
      message: `In dieser Liste steht «${value}», also die Seite selbst.`,
      why: 'Der Link führte Besucherinnen auf die Seite, auf der sie schon sind.',
      fix: 'Löschen Sie den Eintrag, oder nennen Sie eine andere Seite.',
    }),
    en: ({ value }) => ({
      message: `This list contains “${value}”, which is the page itself.`,
      why: 'The link would lead visitors to the page that they are on.',
      fix: 'Delete the entry, or name another page.',
    }),
  },
);

export const selfReferences: SiteCheck = ({ files }) => [
  ...files<Service>('service').flatMap(({ slug, data: { related = [] }, at }) =>
    related.flatMap((value, index) => (value === slug ? [ITSELF.at(at(`/related/${index}`), { value })] : [])),
  ),
  ...files<Region>('region').flatMap(({ data: { city, neighbours }, at }) =>
    neighbours.flatMap((value, index) => (value === city ? [ITSELF.at(at(`/neighbours/${index}`), { value })] : [])),
  ),
];
