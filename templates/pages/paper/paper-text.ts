import { type OutputFile, type PageLink, plainText, type SiteView } from 'nebel/template-api';
import type { Paper } from '../../../.types/data.ts';

type Sheet = Paper['sheet'];

/** Returns the address of the plain text of a letter, next to its page. */
export const textUrl = (url: string) => `${url.replace(/\/$/, '')}.txt`;

/** Returns every letter as a plain text file, for editing in any program. */
export function paperTexts(view: SiteView): OutputFile[] {
  const pages = view.pages('paper') as readonly PageLink<Pick<Paper, 'sheet'>>[];
  return pages
    .filter(({ summary }) => summary.sheet.isLetter)
    .map(({ url, summary: { sheet } }) => ({ output: textUrl(url).slice(1), bytes: textOf(sheet) }));
}

/** Tells older editors that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

function textOf({ heading, parts }: Sheet): string {
  const [above, ...below] = parts;
  const blocks = [...(above ? blocksOf(above) : []), heading, ...below.flatMap(blocksOf)];
  return `${BYTE_ORDER_MARK}${blocks.join('\r\n\r\n')}\r\n`;
}

function blocksOf({ heading, facts = [], paragraphs = [], points = [], signatures = [] }: Sheet['parts'][number]) {
  return [
    heading ?? '',
    facts.map(({ label, value = '' }) => `${label}: ${plainText(value)}`).join('\r\n'),
    ...paragraphs.map(plainText),
    points.map((point) => `- ${plainText(point)}`).join('\r\n'),
    signatures.join('\r\n'),
  ].filter((block) => block !== '');
}
