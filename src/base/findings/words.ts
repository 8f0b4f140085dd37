import { plural } from '../phrases.ts';
import { both, type Words } from '../words.ts';

/** Texts of the printers of findings. */
export const REPORT_WORDS = {
  why: both('Warum', 'Why'),
  fix: both('Abhilfe', 'Fix'),
  more: both('Mehr', 'More'),
  /** Width of the widest of the three labels above, plus a gap. */
  labelWidth: both(9, 6),
  noFindings: both(
    (files: number) => `Alles in Ordnung: ${plural(files, 'Datei', 'Dateien')} geprüft.`,
    (files) => `No problems found: ${plural(files, 'file', 'files')} checked.`,
  ),
  summary: both(
    ({ errors, warnings, broken, files }: { errors: number; warnings: number; broken: number; files: number }) =>
      `${plural(errors, 'Fehler', 'Fehler')}, ${plural(warnings, 'Warnung', 'Warnungen')} in ${broken} von ${plural(files, 'Datei', 'Dateien')}.`,
    ({ errors, warnings, broken, files }) =>
      `${plural(errors, 'error', 'errors')}, ${plural(warnings, 'warning', 'warnings')} in ${broken} of ${plural(files, 'file', 'files')}.`,
  ),
  annotationsCapped: both(
    (shown: number) =>
      `GitHub zeigt von jeder Stufe höchstens ${shown} Befunde an ihrer Zeile; alle stehen im Protokoll dieses Schritts.`,
    (shown) =>
      `GitHub shows at most ${shown} findings per level next to their lines; the log of this step lists all of them.`,
  ),
  /** To-do list before a release. */
  toSupply: {
    heading: both(
      (count: number) =>
        `Vor dem Veröffentlichen ${count === 1 ? 'fehlt' : 'fehlen'} ${plural(count, 'Angabe', 'Angaben')}:`,
      (count) => `${plural(count, 'item is', 'items are')} missing before publication:`,
    ),
    placeholders: both('Echte Angaben statt Platzhalter', 'Real values for placeholders'),
    evidence: both(
      'Belege für Zahlen, Kundenstimmen und Rechtliches',
      'Evidence for figures, testimonials and legal statements',
    ),
    consent: both('Einwilligungen zu Bildern', 'Consent for images'),
  },
};

export type ReportWords = Words<typeof REPORT_WORDS>;
