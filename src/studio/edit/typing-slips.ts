/** Files with a typing slip, which saving a change mends as it was most likely meant. */

import type { Source } from '../../api/types.ts';
import type { Finding } from '../../base/findings/finding.ts';

/** Returns the text of a file as it is on the disk. */
export const textOnDisk = ({ text, typed = text }: Source): string => typed;

/** Returns the text of a file to which a change is made: without slips, and with the line ends that the file has. */
export function textToChange({ text, typed = text }: Source): string {
  if (typed === text) return text;
  const meant = typed.endsWith('\n') ? text : text.replace(/\n$/, '');
  return typed.includes('\r\n') ? meant.replaceAll('\n', '\r\n') : meant;
}

/** Selects the findings about the slips that saving a change of the file mends. */
export function slipsIn({ file, text, typed = text }: Source, findings: readonly Finding[]): readonly Finding[] {
  if (typed === text) return [];
  const meant = text.split('\n');
  const lines = typed.split(/\r?\n/);
  const isMended = (line: number | undefined) => line !== undefined && meant[line - 1] !== lines[line - 1];
  return findings.filter(({ place }) => place.file === file && isMended(place.range?.line));
}
