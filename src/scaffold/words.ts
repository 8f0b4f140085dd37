import { MAX_SLUG } from '../base/lib/paths.ts';
import { TODO } from '../base/lib/texts.ts';
import { NEBEL, plural } from '../base/phrases.ts';
import { both, type Words } from '../base/words.ts';

/** Texts of `nebel new`, and comments in the files that it writes. */
export const NEW_FILE_WORDS = {
  created: both(
    (file: string) => `${file} ist angelegt.`,
    (file) => `Created ${file}.`,
  ),
  open: both(
    (places: number) =>
      `${plural(places, 'Stelle ist', 'Stellen sind')} noch auszufüllen, jede mit ${TODO} bezeichnet.`,
    (places) => `${plural(places, 'field still needs', 'fields still need')} a value (marked ${TODO}).`,
  ),
  next: both(
    `Weiter: Datei öffnen und ausfüllen; ${NEBEL} validate nennt, was noch fehlt, ${NEBEL} dev zeigt die Seite.`,
    `Next: open the file and fill it in; ${NEBEL} validate lists what is missing, and ${NEBEL} dev shows the page.`,
  ),
  nothingKnown: both(
    (slug: string) => `Über «${slug}» ist nichts bekannt, darum bleiben alle Felder offen.`,
    (slug) => `Nothing is known about “${slug}”, so all fields are left blank.`,
  ),
  exists: both(
    (file: string) => `${file} gibt es schon und bleibt, wie es ist.`,
    (file) => `${file} already exists and is left unchanged.`,
  ),
  badSlug: both(
    (slug: string, suggestion: string | undefined) =>
      `«${slug}» kann keine Adresse sein: nur Kleinbuchstaben, Ziffern und Bindestriche, höchstens ${MAX_SLUG} Zeichen, und kein Name, den Windows einem Gerät vorbehält (con, aux, nul, com1 …).${suggestion ? ` Meinten Sie ${suggestion}?` : ''}`,
    (slug, suggestion) =>
      `“${slug}” cannot be an address: use only lower-case letters, digits and hyphens, at most ${MAX_SLUG} characters, and no name that Windows reserves for a device (con, aux, nul, com1 …).${suggestion ? ` Did you mean ${suggestion}?` : ''}`,
  ),
  unknownType: both(
    (type: string, types: readonly string[], suggestion: string | undefined) =>
      `Den Seitentyp «${type}» kann man nicht anlegen, nur ${types.join(', ')}.${suggestion ? ` Meinten Sie ${suggestion}?` : ''}`,
    (type, types, suggestion) =>
      `Pages of the type “${type}” cannot be created, only ${types.join(', ')}.${suggestion ? ` Did you mean ${suggestion}?` : ''}`,
  ),
  /** First comment of a new file. */
  replace: both(
    `Jedes ${TODO} durch Ihre Angabe ersetzen. ${NEBEL} validate nennt, was noch fehlt.`,
    `Replace every ${TODO} with your own value. ${NEBEL} validate lists what is missing.`,
  ),
  chosen: both(
    (label: string, others: readonly string[]) => `Angenommen ist ${label}. Es gibt auch: ${others.join(', ')}.`,
    (label, others) => `${label} is assumed. Alternatives: ${others.join(', ')}.`,
  ),
  optional: both(
    'Freiwillig; was Sie brauchen, gilt, sobald «# » davor gelöscht ist:',
    'Optional; to use a field, delete the “# ” before it:',
  ),
  choices: both(
    (choices: readonly string[]) => `Eines von: ${choices.join(', ')}.`,
    (choices) => `One of: ${choices.join(', ')}.`,
  ),
  forms: both(
    (names: readonly string[]) => `Art des Blocks, mit je eigenen Feldern. Eines von: ${names.join(', ')}.`,
    (names) => `Type of block; each has its own fields. One of: ${names.join(', ')}.`,
  ),
  number: both(
    (kind: 'integer' | 'number', min: number | undefined, max: number | undefined) => {
      const what = kind === 'integer' ? 'Ganze Zahl' : 'Zahl';
      if (max !== undefined) return `${what}, ${min ?? 0} bis ${max}.`;
      return min === undefined ? `${what}.` : `${what}, mindestens ${min}.`;
    },
    (kind, min, max) => {
      const what = kind === 'integer' ? 'Whole number' : 'Number';
      if (max !== undefined) return `${what}, ${min ?? 0} to ${max}.`;
      return min === undefined ? `${what}.` : `${what}, at least ${min}.`;
    },
  ),
  length: both(
    (min: number, max: number) => (min > 1 ? `${min} bis ${max} Zeichen.` : `Höchstens ${max} Zeichen.`),
    (min, max) => (min > 1 ? `${min} to ${max} characters.` : `At most ${max} characters.`),
  ),
  items: both(
    (min: number, max: number | undefined) => {
      if (min === max) return `Genau ${plural(min, 'Eintrag', 'Einträge')}.`;
      if (max === undefined) return `Mindestens ${min} Einträge.`;
      return min > 0 ? `${min} bis ${max} Einträge.` : `Höchstens ${plural(max, 'Eintrag', 'Einträge')}.`;
    },
    (min, max) => {
      if (min === max) return `Exactly ${plural(min, 'item', 'items')}.`;
      if (max === undefined) return `At least ${min} items.`;
      return min > 0 ? `${min} to ${max} items.` : `At most ${plural(max, 'item', 'items')}.`;
    },
  ),
};

export type NewFileWords = Words<typeof NEW_FILE_WORDS>;
