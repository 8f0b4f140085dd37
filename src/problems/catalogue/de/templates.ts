import { docsFile } from '../../../lib/docs-file.ts';
import type { Chapter } from '../catalogue.ts';

/** Findings about templates, for those who write them. */
export const templates: Chapter<'template'> = {
  'template-broken': {
    title: 'Fehler in einer Vorlage',
    message: ({ message }) => `Die Vorlage bricht ab mit «${message}».`,
    why: ({ page }) =>
      page
        ? `So entsteht die Seite ${page.url} aus ${page.file} nicht. Die Website bleibt, wie sie ist.`
        : 'So lassen sich die Vorlagen nicht ausführen. Die Website bleibt, wie sie ist.',
    fix: 'Verbessern Sie den Code an dieser Stelle.',
  },
  'template-schema': {
    title: 'Schema ist fehlerhaft',
    message: ({ message }) => `Das Schema lässt sich nicht lesen: «${message}».`,
    why: 'Ohne dieses Schema kann keine Datei geprüft werden, die sich nach ihm richtet.',
    fix: 'Verbessern Sie das Schema an dieser Stelle. Es ist JSON nach JSON Schema draft-07.',
  },
  'template-keyword': {
    title: 'Unbekanntes Wort in einem Schema',
    message: ({ keyword }) => `«${keyword}» ist kein Schlüsselwort, das Schemas haben können.`,
    why: 'Was ein Schema verlangt, soll auch geprüft werden. Ein Tippfehler bliebe sonst ohne Wirkung.',
    fix: ({ suggestion }) =>
      suggestion === undefined
        ? `Löschen Sie es, oder schreiben Sie eines aus ${docsFile('guide/schema-keywords.md')}.`
        : `Gemeint ist wohl «${suggestion}».`,
  },
  'template-address': {
    title: 'Adresse ohne Schrägstrich',
    message: ({ type, url }) => `Der Seitentyp «${type}» gibt dieser Seite die Adresse ${url}.`,
    why: 'Eine Adresse beginnt mit einem Schrägstrich. Endet sie nicht mit einem, ist sie eine Datei und braucht eine Endung.',
    fix: ({ url }) => `Lassen Sie «url» des Seitentyps ${`/${url}/`.replaceAll('//', '/')} zurückgeben.`,
  },
  'template-folder': {
    title: 'Ordner der Vorlagen fehlt',
    message: ({ field }) => `Diesen Ordner gibt es nicht, aber templates/site.ts nennt ihn unter «${field}».`,
    why: 'Was Seiten daraus zeigen sollen, würde fehlen.',
    fix: 'Legen Sie den Ordner an, oder nennen Sie in templates/site.ts den richtigen.',
  },
  'template-dataset': {
    title: 'Datensatz ist anders aufgebaut als erwartet',
    message: ({ message }) => `Diese Datei ist nicht so aufgebaut, wie die Vorlagen sie lesen: ${message}`,
    why: 'Was Seiten und Suche ihr entnehmen, würde fehlen oder wäre falsch.',
    fix: 'Holen Sie die Datei nochmals in der Form, die sie bisher hatte, oder passen Sie in den Vorlagen an, wie sie gelesen wird.',
  },
};
