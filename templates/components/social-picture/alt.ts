import { plainText, type SiteView } from 'nebel/template-api';
import { siteDataOf } from '../../site-data.ts';
import { drawingNamed } from '../illustration/drawing.ts';

/** Returns the alternative text of a social picture: its texts, the name and number of the company, and its drawing. */
export function altOf(site: SiteView, texts: readonly (string | undefined)[], drawing?: string): string {
  const { brand, phone } = siteDataOf(site).site.company;
  const sentences = [brand, ...texts, phone, drawing && drawingNamed(site, drawing).title].flatMap((text) =>
    text ? plainText(text) : [],
  );
  return sentences.map((text) => (/[.?!]$/.test(text) ? text : `${text}.`)).join(' ');
}
