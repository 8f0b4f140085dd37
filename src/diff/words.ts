import { plural } from '../base/phrases.ts';
import { both, type Words } from '../base/words.ts';

const pagesDe = (n: number) => plural(n, 'Seite', 'Seiten');

const pagesEn = (n: number) => plural(n, 'page', 'pages');

const sentence = (...parts: readonly (string | false)[]) => `${parts.filter(Boolean).join(', ')}.`;

/** All texts of `nebel diff`. */
export const DIFF_WORDS = {
  /** Width of the widest label below, plus a gap. */
  labelWidth: both(24, 18),
  nothing: both('Für Besucher ändert sich nichts.', 'Nothing changes for visitors.'),
  /** Only what there is. */
  summary: both(
    ({ added, removed, changed, shared }: { added: number; removed: number; changed: number; shared: number }) =>
      sentence(
        added > 0 && `${pagesDe(added)} neu`,
        removed > 0 && `${pagesDe(removed)} entfernt`,
        changed > 0 && `${pagesDe(changed)} geändert`,
        shared > 0 && plural(shared, 'gemeinsame Änderung', 'gemeinsame Änderungen'),
      ),
    ({ added, removed, changed, shared }) =>
      sentence(
        added > 0 && `${pagesEn(added)} added`,
        removed > 0 && `${pagesEn(removed)} removed`,
        changed > 0 && `${pagesEn(changed)} changed`,
        shared > 0 && plural(shared, 'shared change', 'shared changes'),
      ),
  ),
  added: both('Neue Seiten', 'New pages'),
  removed: both('Entfernte Seiten', 'Removed pages'),
  shared: both('Auf vielen Seiten gleich', 'The same on many pages'),
  onAllPages: both(
    (common: number) => (common === 1 ? 'auf der einen Seite' : `auf allen ${common} Seiten`),
    (common) => (common === 1 ? 'on the one page' : `on all ${common} pages`),
  ),
  onPages: both(
    (hit: number, common: number) => `auf ${hit} von ${pagesDe(common)}`,
    (hit, common) => `on ${hit} of ${pagesEn(common)}`,
  ),
  andMore: both(
    (left: number) => `und ${left} weitere`,
    (left) => `and ${left} more`,
  ),
  noFolder: both(
    (folder: string) => `Den Ordner ${folder} gibt es nicht. Verglichen werden zwei gebaute Websites.`,
    (folder) => `The folder ${folder} does not exist. Specify two built websites to compare.`,
  ),
  kinds: {
    price: both('Preis', 'Price'),
    phone: both('Telefon', 'Phone'),
    hours: both('Zeiten', 'Hours'),
    title: both('Titel', 'Title'),
    description: both('Beschreibung', 'Description'),
    canonical: both('Massgebliche Adresse', 'Canonical'),
    robots: both('Für Suchmaschinen', 'Search engines'),
    text: both('Text', 'Text'),
    moved: both('Verschoben', 'Moved'),
    link: both('Link', 'Link'),
  },
  blocks: {
    heading: both('Überschrift', 'Heading'),
    paragraph: both('Absatz', 'Paragraph'),
    item: both('Listenpunkt', 'List item'),
    cell: both('Tabellenzelle', 'Table cell'),
    label: both('Beschriftung', 'Label'),
    text: both('Text', 'Text'),
  },
  help: {
    diff: both(
      'Zeigt, was sich zwischen zwei gebauten Websites für Besucher ändert; endet mit 0, ob sich etwas ändert oder nicht',
      'Show what changes for visitors between two built websites; exits with 0 whether or not anything changes',
    ),
    old: both('Ordner der bisherigen Website', 'Folder of the previous website'),
    new: both('Ordner der neuen Website', 'Folder of the new website'),
    format: both(
      'Form: pretty für Menschen, markdown für einen Pull Request, json für Programme',
      'Output format: pretty for people, markdown for a pull request, json for programs',
    ),
  },
};

export type DiffWords = Words<typeof DIFF_WORDS>;
