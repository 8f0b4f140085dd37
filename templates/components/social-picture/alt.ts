import { plainText, type SiteView } from '../../../src/template-api.ts';
import { siteDataOf } from '../../site-data.ts';
import { drawingOf } from '../illustration/drawing.ts';

/** What a picture says and shows: its texts, the name and the number of the company, and its drawing. */
export function altOf(site: SiteView, texts: readonly (string | undefined)[], svg = ''): string {
  const { brand, phone } = siteDataOf(site).site.company;
  const sentences = [brand, ...texts, phone, drawingOf(svg).title].flatMap((text) => (text ? plainText(text) : []));
  return sentences.map((text) => (/[.?!]$/.test(text) ? text : `${text}.`)).join(' ');
}
