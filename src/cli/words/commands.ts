import { NEBEL, plural } from '../../base/phrases.ts';
import { both } from '../../base/words.ts';

/** What commands say that has no wing of its own. */
export const COMMAND_WORDS = {
  /** `out` is undefined if there is no earlier build. */
  nothingWritten: both(
    (out?: string) => `Es wurde nichts geschrieben${out === undefined ? '' : `; ${out}/ ist unverändert`}.`,
    (out) => `Nothing was written${out === undefined ? '' : `; ${out}/ is unchanged`}.`,
  ),
  fixed: both(
    (made: number) => `${plural(made, 'Stelle', 'Stellen')} verbessert.`,
    (made) => `Made ${plural(made, 'correction', 'corrections')}.`,
  ),
  /** Corrections that would change more than their place, or are in a file whose structure is wrong. */
  notFixed: both(
    (left: number) =>
      `${plural(left, 'Stelle', 'Stellen')} nicht verbessert: Es hätte in der Datei noch etwas anderes verändert, oder ihr Aufbau stimmt noch nicht.`,
    (left) =>
      `Left out ${plural(left, 'correction', 'corrections')}: something else in the file would have changed, or its structure is not right yet.`,
  ),
  spelling: {
    noDictionary: both(
      (name: string) =>
        `Die Rechtschreibung wurde nicht geprüft: Das Wörterbuch ${name} ist nicht installiert. Holen Sie es mit: npm ci --include=dev`,
      (name) => `Spelling was not checked: the dictionary ${name} is not installed. Install it: npm ci --include=dev`,
    ),
    accepted: both(
      (words: readonly string[], file: string) =>
        `In ${file} aufgenommen: ${words.join(', ')}. Ist ein Wort davon falsch, löschen Sie dort seine Zeile.`,
      (words, file) => `Added to ${file}: ${words.join(', ')}. If one of them is wrong, delete its line there.`,
    ),
    /** Words that had been accepted before. */
    known: both(
      (words: readonly string[], file: string) => `Schon in ${file}: ${words.join(', ')}.`,
      (words, file) => `Already in ${file}: ${words.join(', ')}.`,
    ),
  },
  /** The next day on which the same content results in another site. */
  nextChange: both(
    (day: string) => `Nächste Änderung von selbst: am ${day}. An diesem Tag muss die Website neu gebaut werden.`,
    (day) => `The next automatic change is on ${day}. The site must be rebuilt on that day.`,
  ),
  ledger: {
    added: both(
      (addresses: number, file: string) =>
        `${plural(addresses, 'neue Adresse', 'neue Adressen')} in ${file} eingetragen. Geben Sie die Datei mit ab.`,
      (addresses, file) =>
        `${plural(addresses, 'new address', 'new addresses')} added to ${file}. Commit the file with your changes.`,
    ),
    redirected: both(
      (from: string, to: string) => `Umleitung eingetragen: ${from} führt jetzt nach ${to}.`,
      (from, to) => `Redirect added: ${from} now leads to ${to}.`,
    ),
    /** Leading comments of a new ledger. */
    head: both(
      [
        `Verzeichnis aller Adressen, die je veröffentlicht wurden. «${NEBEL} build» trägt neue selbst ein.`,
        'Von Hand ändern Sie es nur, wenn eine Seite verschwindet. Dann gehört unter ihre Zeile eines von beiden:',
        '    redirect: /neue-adresse/    wer die alte Adresse aufruft, wird dorthin geführt',
        '    gone: true                  es gibt keinen Ersatz',
        'Auf Wunsch dazu: reason: Warum die Seite verschwunden ist.',
      ],
      [
        `List of all addresses ever published. “${NEBEL} build” adds new ones automatically.`,
        'Edit it by hand only when a page disappears. Then add one of these below its line:',
        '    redirect: /new-address/    sends visitors of the old address there',
        '    gone: true                 there is no replacement',
        'Optional: reason: Why the page disappeared.',
      ],
    ),
  },
  built: both(
    ({ pages, out, milliseconds }: { pages: number; out: string; milliseconds: number }) =>
      `${plural(pages, 'Seite', 'Seiten')} in ${out}/ gebaut, ${milliseconds} ms.`,
    ({ pages, out, milliseconds }) => `Built ${plural(pages, 'page', 'pages')} in ${out}/, ${milliseconds} ms.`,
  ),
  building: both('Die Website wird gebaut …', 'Building the website …'),
  starting: both('Die Vorschau wird gestartet …', 'Starting the preview …'),
  serving: both(
    (address: string) => `Vorschau: ${address}`,
    (address) => `Preview: ${address}`,
  ),
  /** Addresses at which other devices in the network reach the server. */
  inNetwork: both(
    (addresses: readonly string[]) => `Im Netzwerk: ${addresses.join(' ')}`,
    (addresses) => `On your network: ${addresses.join(' ')}`,
  ),
  openToNetwork: both(
    '▲ Alle in Ihrem Netzwerk können das aufrufen und Formulare senden. Ohne --host kann es nur dieser Rechner.',
    '▲ Anyone on your network can open this and submit forms. Without --host, only this computer can.',
  ),
  stop: both('Beenden mit Ctrl+C.', 'Press Ctrl+C to stop.'),
  foreignFolder: both(
    (out: string) => `Der Ordner ${out} ist nicht leer und wurde nicht von nebel geschrieben. Er bleibt, wie er ist.`,
    (out) => `The folder ${out} is not empty and was not created by nebel. It is left unchanged.`,
  ),
  repositoryInFolder: both(
    (out: string) =>
      `Im Ordner ${out} liegt ein Git-Repository (.git), das mit dem Ordner ersetzt würde. Kopieren Sie die gebaute Website dorthin, und bauen Sie mit --out in einen anderen Ordner.`,
    (out) =>
      `The folder ${out} contains a Git repository (.git), which would be replaced with the folder. Build into another folder with --out, and copy the built site into the repository.`,
  ),
  noFolder: both(
    (out: string) => `${out} ist kein Ordner und kann keiner werden. Wählen Sie mit --out einen anderen Namen.`,
    (out) => `${out} is not a folder and cannot become one. Choose a different name with --out.`,
  ),
  noFile: both(
    (file: string) =>
      `${file} kann keine Datei sein: Dort steht etwas anderes, oder darüber steht eine Datei. Wählen Sie einen anderen Namen.`,
    (file) =>
      `${file} cannot be a file: the name is already taken, or a parent folder is a file. Choose a different name.`,
  ),
  outInSources: both(
    (out: string) => `Der Ausgabeordner ${out} liegt in den Quellen oder enthält sie. Wählen Sie einen eigenen Ordner.`,
    (out) => `The output folder ${out} lies in the source files or contains them. Choose a separate folder.`,
  ),
  outInSite: both(
    (out: string) =>
      `Der Ausgabeordner ${out} liegt in einer gebauten Website: Ihr nächster Build würde ihn löschen. Wählen Sie einen Ordner daneben.`,
    (out) =>
      `The output folder ${out} lies in a built website, whose next build would delete it. Choose a folder beside it.`,
  ),
  typesWritten: both(
    (files: readonly string[]) => `Geschrieben: ${files.join(', ')}.`,
    (files) => `Written: ${files.join(', ')}.`,
  ),
  init: {
    notEmpty: both(
      (folder: string) => `Der Ordner ${folder} ist nicht leer. Nennen Sie einen neuen.`,
      (folder) => `The folder ${folder} is not empty. Choose a new one.`,
    ),
    noEngine: both(
      (spec: string) => `${spec} gibt es nicht. Nennen Sie hinter --engine die Datei, die «npm pack» gemacht hat.`,
      (spec) => `${spec} does not exist. After --engine, name the file that “npm pack” has made.`,
    ),
    done: both(
      (folder: string, quoted: string) =>
        [
          `Die Website liegt in ${folder}/. So geht es weiter:`,
          `  cd ${quoted}`,
          '  npm install',
          '  npm start        baut sie und zeigt sie unter http://127.0.0.1:4321/',
          '  npm run dev      zeigt jede gespeicherte Änderung sofort',
          '  npm test         prüft Inhalte und gebaute Seiten',
        ].join('\n'),
      (folder, quoted) =>
        [
          `The website is in ${folder}/. Next steps:`,
          `  cd ${quoted}`,
          '  npm install',
          '  npm start        builds and serves it at http://127.0.0.1:4321/',
          '  npm run dev      shows every saved change immediately',
          '  npm test         checks the content and the built pages',
        ].join('\n'),
    ),
  },
  noSite: both(
    `Hier ist keine Website: Weder dieser Ordner noch einer darüber enthält data/ und templates/site.ts. Wechseln Sie in den Ordner der Website, oder beginnen Sie eine mit: ${NEBEL} init meine-website`,
    `There is no website here: neither this folder nor any parent folder contains data/ and templates/site.ts. Change to the folder of your website, or create one with: ${NEBEL} init my-website`,
  ),
  noRoot: both(
    (root: string) => `Im Ordner ${root} gibt es keinen Ordner data/.`,
    (root) => `There is no data/ folder in ${root}.`,
  ),
  noPages: both(
    (out: string) => `Im Ordner ${out} liegt keine Seite. Bauen Sie zuerst mit: ${NEBEL} build`,
    (out) => `There are no pages in the folder ${out}. Build them first with: ${NEBEL} build`,
  ),
  noOutput: both(
    (out: string) => `Den Ordner ${out} gibt es noch nicht. Bauen Sie zuerst mit: ${NEBEL} build`,
    (out) => `The folder ${out} does not exist yet. Build it first with: ${NEBEL} build`,
  ),
  portTaken: both(
    (port: number) => `Der Port ${port} ist belegt. Wählen Sie einen anderen, zum Beispiel mit --port ${port + 1}.`,
    (port) => `Port ${port} is already in use. Choose a different one, for example with --port ${port + 1}.`,
  ),
  badPort: both(
    (value: string) => `«${value}» ist keine Portnummer (0 bis 65535).`,
    (value) => `“${value}” is not a port number (0 to 65535).`,
  ),
  cannotListen: both(
    (address: string, cause: string) => `Unter ${address} kann dieser Rechner keine Verbindungen annehmen (${cause}).`,
    (address, cause) => `This computer cannot accept connections on ${address} (${cause}).`,
  ),
  badDay: both(
    (value: string) => `«${value}» ist kein Tag wie 2026-12-01.`,
    (value) => `“${value}” is not a date like 2026-12-01.`,
  ),
  badEpoch: both(
    (value: string) => `SOURCE_DATE_EPOCH ist «${value}» und damit keine Zahl von Sekunden seit 1970.`,
    (value) => `SOURCE_DATE_EPOCH is “${value}”, which is not a number of seconds since 1970.`,
  ),
  badRelayAddress: both(
    (value: string) => `«${value}» ist kein Rechner mit Port wie 127.0.0.1:8787.`,
    (value) => `“${value}” is not a host and port like 127.0.0.1:8787.`,
  ),
  badBaseUrl: both(
    (value: string) => `«${value}» ist keine Adresse wie https://www.beispiel.ch oder https://verein.example.ch/kurse.`,
    (value) => `“${value}” is not an address like https://www.example.ch or https://name.github.io/project.`,
  ),
  noLocale: both(
    (language: string) =>
      `Dieses Node kennt die Sprache «${language}» nicht und schriebe Daten und Zahlen englisch. Unter Alpine hilft «apk add icu-data-full», sonst Node von https://nodejs.org.`,
    (language) =>
      `This Node does not know the language “${language}” and would write dates and numbers in English. On Alpine, run “apk add icu-data-full”; elsewhere, install Node from https://nodejs.org.`,
  ),
  bug: both(
    (trace: string) =>
      `Das ist ein Fehler in nebel, nicht in Ihren Dateien. Bitte melden Sie ihn mit diesen Zeilen als «Issue» im Repository des Projekts:\n\n${trace}\n`,
    (trace) =>
      `This is a bug in nebel, not in your files. Report it as an issue in the project’s repository, with these lines:\n\n${trace}\n`,
  ),
  /** `--drafts` and `--release` exclude each other. */
  noDraftsInRelease: both(
    'Entwürfe werden nicht veröffentlicht. Lassen Sie --drafts oder --release weg.',
    'Drafts are not published. Omit --drafts or --release.',
  ),
};
