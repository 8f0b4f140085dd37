import { plural } from '../../findings/catalogue/words.ts';

const pages = (n: number) => plural(n, 'Seite', 'Seiten');

export const diff = {
  /** Width of the widest label below, plus a gap. */
  labelWidth: 24,
  nothing: 'Für Besucher ändert sich nichts.',
  summary: ({ added, removed, changed, shared }: { added: number; removed: number; changed: number; shared: number }) =>
    `${pages(added)} neu, ${pages(removed)} entfernt, ${pages(changed)} geändert, ${plural(shared, 'gemeinsame Änderung', 'gemeinsame Änderungen')}.`,
  added: 'Neue Seiten',
  removed: 'Entfernte Seiten',
  shared: 'Auf vielen Seiten gleich',
  onAllPages: (common: number) => (common === 1 ? 'auf der einen Seite' : `auf allen ${common} Seiten`),
  onPages: (hit: number, common: number) => `auf ${hit} von ${pages(common)}`,
  andMore: (left: number) => `und ${left} weitere`,
  moreLines: (left: number) =>
    `… und ${plural(left, 'weitere Zeile, die hier keinen Platz hat.', 'weitere Zeilen, die hier keinen Platz haben.')}`,
  morePages: (left: number) =>
    `… und ${plural(left, 'weitere Seite, die hier keinen Platz hat.', 'weitere Seiten, die hier keinen Platz haben.')}`,
  noFolder: (folder: string) => `Den Ordner ${folder} gibt es nicht. Verglichen werden zwei gebaute Websites.`,
  kinds: {
    price: 'Preis',
    phone: 'Telefon',
    hours: 'Zeiten',
    title: 'Titel',
    description: 'Beschreibung',
    canonical: 'Massgebliche Adresse',
    robots: 'Für Suchmaschinen',
    text: 'Text',
    moved: 'Verschoben',
    link: 'Link',
    data: 'Strukturierte Daten',
  },
  blocks: {
    heading: 'Überschrift',
    paragraph: 'Absatz',
    item: 'Listenpunkt',
    cell: 'Tabellenzelle',
    label: 'Beschriftung',
    text: 'Text',
  },
  help: {
    diff: 'Zeigt, was sich zwischen zwei gebauten Websites für Besucher ändert; endet mit 0, ob sich etwas ändert oder nicht',
    old: 'Ordner der bisherigen Website',
    new: 'Ordner der neuen Website',
    format: 'Form: pretty für Menschen, markdown für einen Pull Request, json für Programme',
  },
};
