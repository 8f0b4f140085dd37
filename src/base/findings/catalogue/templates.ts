import { docsFile } from '../../lib/docs-file.ts';
import { quoteDe, quoteEn } from '../../phrases.ts';
import { both, type Language } from '../../words.ts';
import { kind, maybe, optional, type Sentences } from './kind.ts';
import { remedyOf } from './template-remedies.ts';

/** Mistakes in the code of a website. */
export const TEMPLATES = {
  /** `page` is undefined if the error did not occur while a page was being made. */
  'template-broken': kind(
    {
      message: 'rivals is not iterable',
      page: maybe({ url: '/teams/red/', file: 'data/teams/red.yaml' }),
    },
    both('Fehler in einer Vorlage', 'Error in a template'),
    ({ message, page }) => ({
      message: `Die Vorlage bricht ab mit «${message}».`,
      why: `${page ? `Die Seite ${page.url} entsteht nicht aus ${page.file}` : 'Es entsteht keine Seite'}; die Website bleibt, wie sie ist.`,
      fix: remedyOf(message, 'de') ?? 'Verbessern Sie den Code an dieser Stelle.',
    }),
    ({ message, page }) => ({
      message: `The template fails with “${message}”.`,
      why: `${page ? `The page ${page.url} cannot be made from ${page.file}` : 'No page can be made'}; the website remains unchanged.`,
      fix: remedyOf(message, 'en') ?? 'Fix the code at this location.',
    }),
  ),
  /** `message` is what the parser or the compiler of schemas says. There is advice on mistakes with a known remedy. */
  'template-schema': kind(
    {
      message: 'Expected "," after property value',
      ...optional<{ advice: Readonly<Record<Language, Pick<Sentences, 'message' | 'fix'>>> }>(),
    },
    both('Schema ist fehlerhaft', 'Invalid schema'),
    ({ message, advice }) => ({
      message: `Das Schema lässt sich nicht lesen: «${message}».`,
      why: 'Ohne dieses Schema kann keine Datei geprüft werden, die sich nach ihm richtet.',
      fix: 'Verbessern Sie das Schema an dieser Stelle. Es ist JSON nach JSON Schema draft-07.',
      ...advice?.de,
    }),
    ({ message, advice }) => ({
      message: `The schema cannot be read: “${message}”.`,
      why: 'Without this schema, no file that follows it can be checked.',
      fix: 'Fix the schema at this location. It is JSON according to JSON Schema draft-07.',
      ...advice?.en,
    }),
  ),
  'template-keyword': kind(
    { keyword: 'x-refrence', suggestion: maybe('x-reference') },
    both('Unbekanntes Wort in einem Schema', 'Unknown keyword in a schema'),
    ({ keyword, suggestion }) => ({
      message: `«${keyword}» ist kein Schlüsselwort, das Schemas haben können.`,
      why: 'Was ein Schema verlangt, soll auch geprüft werden. Ein Tippfehler bliebe sonst ohne Wirkung.',
      fix:
        suggestion === undefined
          ? `Löschen Sie es, oder schreiben Sie eines aus ${docsFile('guide/schema-keywords.md')}.`
          : `Gemeint ist wohl «${suggestion}».`,
    }),
    ({ keyword, suggestion }) => ({
      message: `“${keyword}” is not a valid schema keyword.`,
      why: 'Everything that a schema requires should be checked. A misspelt keyword would have no effect.',
      fix:
        suggestion === undefined
          ? `Delete it, or use one of those in ${docsFile('guide/schema-keywords.md')}.`
          : `Change it, probably to “${suggestion}”.`,
    }),
  ),
  'template-address': kind(
    { type: 'team', url: '/teams/red', suggestion: '/teams/red/' },
    both('Unbrauchbare Adresse einer Seite', 'Unusable address of a page'),
    ({ type, url, suggestion }) => ({
      message: `Der Seitentyp «${type}» gibt dieser Seite die Adresse ${url}.`,
      why: 'Eine Adresse beginnt mit einem Schrägstrich. Endet sie nicht mit einem, ist sie eine Datei und braucht eine Endung. Leere Teile, «..» und die Zeichen \\ ? # % kann sie nicht enthalten.',
      fix: `Lassen Sie «url» des Seitentyps ${suggestion} zurückgeben.`,
    }),
    ({ type, url, suggestion }) => ({
      message: `The page type “${type}” gives this page the address ${url}.`,
      why: 'An address starts with a slash. If it does not end with one, it is a file and needs an extension. It cannot contain empty parts, “..” or the characters \\ ? # %.',
      fix: `Make “url” of the page type return ${suggestion}.`,
    }),
  ),
  /** `field` of the site or of a page type. */
  'template-missing': kind(
    { field: 'illustrations', isFolder: true },
    both('Datei oder Ordner der Vorlagen fehlt', 'Template file or folder is missing'),
    ({ field, isFolder }) => ({
      message: isFolder
        ? `Diesen Ordner gibt es nicht, aber «${field}» nennt ihn.`
        : `Diese Datei gibt es nicht, aber «${field}» nennt sie.`,
      why: 'Was Seiten daraus brauchen, würde fehlen.',
      fix: `Legen Sie ${isFolder ? 'den Ordner' : 'die Datei'} an, oder verbessern Sie in den Vorlagen den Pfad unter «${field}».`,
    }),
    ({ field, isFolder }) => ({
      message: `This ${isFolder ? 'folder' : 'file'} does not exist, but “${field}” names it.`,
      why: 'What pages need from it would be missing.',
      fix: `Create the ${isFolder ? 'folder' : 'file'}, or correct the path under “${field}” in the templates.`,
    }),
  ),
  /** `type` is the name of a page type or, if two share `files`, that pattern. */
  'template-type': kind(
    { type: 'team', field: 'anchors', isTwice: false },
    both('Seitentyp ist unvollständig oder doppelt', 'Page type is incomplete or a duplicate'),
    ({ type, field, isTwice }) => ({
      message: isTwice
        ? `Zwei Seitentypen unter «pageTypes» haben «${field}: '${type}'».`
        : `Dem Seitentyp «${type}» fehlt die Funktion «${field}».`,
      why: isTwice
        ? 'Von welchem eine Datei ist, wäre nicht zu sagen.'
        : 'Ohne sie lässt sich keine seiner Seiten bauen.',
      fix: isTwice
        ? `Geben Sie jedem ein eigenes «${field}».`
        : `Ergänzen Sie sie. Einen vollständigen Seitentyp zeigt ${docsFile('guide/page-types.md')}.`,
    }),
    ({ type, field, isTwice }) => ({
      message: isTwice
        ? `Two page types under “pageTypes” have “${field}: '${type}'”.`
        : `The page type “${type}” lacks the function “${field}”.`,
      why: isTwice ? 'It would be unclear to which one a file belongs.' : 'Without it, none of its pages can be built.',
      fix: isTwice
        ? `Give each a “${field}” of its own.`
        : `Add it. ${docsFile('guide/page-types.md')} shows a complete page type.`,
    }),
  ),
  /** `output` is the path in the built site. `isCopy` is true for a public file, `isTaken` if something else has the path. */
  'template-file': kind(
    { output: 'robots.txt', isCopy: true, isTaken: true },
    both('Unbrauchbarer Name einer Datei', 'Unusable file name'),
    ({ output, isCopy, isTaken }) => ({
      message: isTaken
        ? `Der Name ${quoteDe(output)} ist vergeben: an etwas, das der Build anlegt, oder an eine Datei, die sich nur in der Gross- und Kleinschreibung unterscheidet.`
        : `${quoteDe(output)} ist kein Pfad, den jedes System und jeder Host annimmt.`,
      why: isTaken
        ? 'Die Website kann nur eines von beiden enthalten.'
        : 'Die Datei käme nicht überall an ihren Platz, oder der Host wiese die ganze Website ab.',
      fix: isCopy
        ? 'Löschen Sie diese Datei, oder geben Sie ihr einen anderen Namen.'
        : 'Lassen Sie «files» einen anderen Pfad zurückgeben, etwa «list.json» oder «downloads/list.json».',
    }),
    ({ output, isCopy, isTaken }) => ({
      message: isTaken
        ? `The name ${quoteEn(output)} is taken: by something that the build makes, or by a file that differs only in upper and lower case.`
        : `${quoteEn(output)} is not a path that every system and every host accepts.`,
      why: isTaken
        ? 'The website can contain only one of the two.'
        : 'The file would not get to its place everywhere, or the host would refuse the whole website.',
      fix: isCopy
        ? 'Delete this file, or give it another name.'
        : 'Make “files” return another path, such as “list.json” or “downloads/list.json”.',
    }),
  ),
  'template-sheet': kind(
    {},
    both('Stilblatt ohne Wirkung', 'Style sheet without effect'),
    {
      message: 'Keine Vorlage, aus der Seiten entstehen, importiert dieses Stilblatt.',
      why: 'Was es gestalten soll, sieht auf der Website aus, als gäbe es das Stilblatt nicht.',
      fix: "Importieren Sie es in der Vorlage, deren Klassen es gestaltet: import './card.css'; sonst löschen Sie es.",
    },
    {
      message: 'No module that pages are made of imports this style sheet.',
      why: 'On the website, the parts that it styles look as if it did not exist.',
      fix: "Import it in the module whose classes it styles: import './card.css'; or delete it.",
    },
  ),
  'template-inert': kind(
    { name: 'onClick' },
    both('Code kommt nicht in den Browser', 'Code never gets to a browser'),
    ({ name }) => ({
      message: `«${name}» hat hier keine Wirkung.`,
      why: 'Aus dieser Vorlage macht der Build HTML; ihr Code kommt nicht in den Browser.',
      fix: `Machen Sie eine Insel oder ein Skript daraus: ${docsFile('guide/islands.md')}. Oder löschen Sie den Code.`,
    }),
    ({ name }) => ({
      message: `“${name}” has no effect here.`,
      why: 'The build turns this template into HTML; its code never gets to a browser.',
      fix: `Make it an island or a script: ${docsFile('guide/islands.md')}. Or delete the code.`,
    }),
  ),
  /** `message` is a warning of the bundler. */
  'template-doubt': kind(
    { message: 'Expected ":"' },
    both('Zweifelhafte Stelle in einer Vorlage', 'Doubtful place in a template'),
    ({ message }) => ({
      message: `In diesem Code stimmt vermutlich etwas nicht: «${message}».`,
      why: 'Browser übergehen, was sie nicht verstehen; in einem Stilblatt oft auch die Zeilen danach.',
      fix: 'Verbessern Sie den Code an dieser Stelle.',
    }),
    ({ message }) => ({
      message: `Something seems to be wrong with this code: “${message}”.`,
      why: 'Browsers skip what they do not understand; in a style sheet, often the lines that follow, too.',
      fix: 'Fix the code at this location.',
    }),
  ),
  'template-dataset': kind(
    { message: 'The table has no column «PLZ».' },
    both('Datensatz ist anders aufgebaut als erwartet', 'Data set has an unexpected structure'),
    ({ message }) => ({
      message: `Diese Datei ist nicht so aufgebaut, wie die Vorlagen sie lesen: ${message}`,
      why: 'Was Seiten und Suche ihr entnehmen, würde fehlen oder wäre falsch.',
      fix: 'Holen Sie die Datei nochmals in der Form, die sie bisher hatte, oder passen Sie in den Vorlagen an, wie sie gelesen wird.',
    }),
    ({ message }) => ({
      message: `This file does not have the structure that the templates read: ${message}`,
      why: 'The data that pages and search take from it would be missing or wrong.',
      fix: 'Get the file again with its previous structure, or change how the templates read it.',
    }),
  ),
};
