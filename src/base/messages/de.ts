import type { Recipient } from '../../api/forms/practices.ts';
import { plural } from '../findings/catalogue/words.ts';
import { docsFile } from '../lib/docs-file.ts';
import { NEBEL } from './command.ts';
import { dev } from './dev/de.ts';
import { diff } from './diff/de.ts';
import { inboxDe } from './inbox/de.ts';
import { leadsDe } from './leads/de.ts';
import { alarmsDe, checkDe } from './leads/relay-de.ts';
import { newFile, pages } from './pages/de.ts';
import { systemErrors, wrongUse } from './system-errors/de.ts';

/** Environment variables that are only valid together. */
const variableGroup = (variable: string) =>
  variable.startsWith('AIRTABLE_') ? 'AIRTABLE_API_KEY und AIRTABLE_BASE_ID' : 'SMTP_URL, MAIL_FROM und MAIL_TO';

const RECIPIENTS = { airtable: 'Anfragen gehen an Airtable', mail: 'Anfragen gehen per E-Mail weiter' } as const;

/** All texts of the command line except findings. The German texts define the keys and types for the other languages. */
export const de = {
  why: 'Warum',
  fix: 'Abhilfe',
  more: 'Mehr',
  /** Width of the widest of the three labels above, plus a gap. */
  labelWidth: 9,
  noFindings: (files: number) => `Alles in Ordnung: ${plural(files, 'Datei', 'Dateien')} geprüft.`,
  summary: ({ errors, warnings, broken, files }: { errors: number; warnings: number; broken: number; files: number }) =>
    `${plural(errors, 'Fehler', 'Fehler')}, ${plural(warnings, 'Warnung', 'Warnungen')} in ${broken} von ${plural(files, 'Datei', 'Dateien')}.`,
  annotationsCapped: (shown: number) =>
    `GitHub zeigt von jeder Stufe höchstens ${shown} Befunde an ihrer Zeile; alle stehen im Protokoll dieses Schritts.`,
  /** To-do list before a release. */
  toSupply: {
    heading: (count: number) =>
      `Vor dem Veröffentlichen ${count === 1 ? 'fehlt' : 'fehlen'} ${plural(count, 'Angabe', 'Angaben')}:`,
    placeholders: 'Echte Angaben statt Platzhalter',
    evidence: 'Belege für Zahlen, Kundenstimmen und Rechtliches',
    consent: 'Einwilligungen zu Bildern',
    practices: 'Worte in der Datenschutzerklärung',
  },
  /** `out` is undefined if there is no earlier build. */
  nothingWritten: (out?: string) =>
    `Es wurde nichts geschrieben${out === undefined ? '' : `; ${out}/ ist unverändert`}.`,
  fixed: (made: number) => `${plural(made, 'Stelle', 'Stellen')} verbessert.`,
  /** Corrections that would change more than their place, or are in a file whose structure is wrong. */
  notFixed: (left: number) =>
    `${plural(left, 'Stelle', 'Stellen')} nicht verbessert: Es hätte in der Datei noch etwas anderes verändert, oder ihr Aufbau stimmt noch nicht.`,
  spelling: {
    noDictionary: (name: string) =>
      `Die Rechtschreibung wurde nicht geprüft: Das Wörterbuch ${name} ist nicht installiert. Holen Sie es mit: npm ci`,
    accepted: (words: readonly string[], file: string) =>
      `In ${file} aufgenommen: ${words.join(', ')}. Ist ein Wort davon falsch, löschen Sie dort seine Zeile.`,
    /** Words that had been accepted before. */
    known: (words: readonly string[], file: string) => `Schon in ${file}: ${words.join(', ')}.`,
  },
  /** The next day on which the same content results in another site. */
  nextChange: (day: string) =>
    `Nächste Änderung von selbst: am ${day}. An diesem Tag muss die Website neu gebaut werden.`,
  ledger: {
    added: (addresses: number, file: string) =>
      `${plural(addresses, 'neue Adresse', 'neue Adressen')} in ${file} eingetragen. Geben Sie die Datei mit ab.`,
    redirected: (from: string, to: string) => `Umleitung eingetragen: ${from} führt jetzt nach ${to}.`,
    /** Leading comments of a new ledger. */
    head: [
      `Verzeichnis aller Adressen, die je veröffentlicht wurden. «${NEBEL} build» trägt neue selbst ein.`,
      'Von Hand ändern Sie es nur, wenn eine Seite verschwindet. Dann gehört unter ihre Zeile eines von beiden:',
      '    redirect: /neue-adresse/    wer die alte Adresse aufruft, wird dorthin geführt',
      '    gone: true                  es gibt keinen Ersatz',
      'Auf Wunsch dazu: reason: Warum die Seite verschwunden ist.',
    ],
  },
  built: ({ pages, out, milliseconds }: { pages: number; out: string; milliseconds: number }) =>
    `${plural(pages, 'Seite', 'Seiten')} in ${out}/ gebaut, ${milliseconds} ms.`,
  building: 'Die Website wird gebaut …',
  starting: 'Die Vorschau wird gestartet …',
  serving: (address: string) => `Vorschau: ${address}`,
  /** Addresses at which other devices in the network reach the server. */
  inNetwork: (addresses: readonly string[]) => `Im Netzwerk: ${addresses.join(' ')}`,
  openToNetwork:
    '▲ Alle in Ihrem Netzwerk können das aufrufen und Formulare senden. Ohne --host kann es nur dieser Rechner.',
  stop: 'Beenden mit Ctrl+C.',
  foreignFolder: (out: string) =>
    `Der Ordner ${out} ist nicht leer und wurde nicht von nebel geschrieben. Er bleibt, wie er ist.`,
  noFolder: (out: string) => `${out} ist kein Ordner und kann keiner werden. Wählen Sie mit --out einen anderen Namen.`,
  noFile: (file: string) =>
    `${file} kann keine Datei sein: Dort steht etwas anderes, oder darüber steht eine Datei. Wählen Sie einen anderen Namen.`,
  outHoldsRoot: (out: string) =>
    `Der Ausgabeordner ${out} enthält die Quellen selbst. Wählen Sie einen eigenen Ordner.`,
  typesWritten: (files: readonly string[]) => `Geschrieben: ${files.join(', ')}.`,
  init: {
    notEmpty: (folder: string) => `Der Ordner ${folder} ist nicht leer. Nennen Sie einen neuen.`,
    done: (folder: string) =>
      [
        `Die Website liegt in ${folder}/. So geht es weiter:`,
        `  cd ${folder}`,
        '  npm install',
        '  npm start        baut sie und zeigt sie unter http://127.0.0.1:4321/',
        '  npm run dev      zeigt jede gespeicherte Änderung sofort',
        '  npm test         prüft Inhalte und gebaute Seiten',
      ].join('\n'),
  },
  noSite: `Hier ist keine Website: Weder dieser Ordner noch einer darüber enthält data/ und templates/site.ts. Wechseln Sie in den Ordner der Website, oder beginnen Sie eine mit: ${NEBEL} init meine-website`,
  noRoot: (root: string) => `Im Ordner ${root} gibt es keinen Ordner data/.`,
  noPages: (out: string) => `Im Ordner ${out} liegt keine Seite. Bauen Sie zuerst mit: ${NEBEL} build`,
  noOutput: (out: string) => `Den Ordner ${out} gibt es noch nicht. Bauen Sie zuerst mit: ${NEBEL} build`,
  portTaken: (port: number) =>
    `Der Port ${port} ist belegt. Wählen Sie einen anderen, zum Beispiel mit --port ${port + 1}.`,
  badPort: (value: string) => `«${value}» ist keine Portnummer (0 bis 65535).`,
  cannotListen: (address: string, cause: string) =>
    `Unter ${address} kann dieser Rechner keine Verbindungen annehmen (${cause}).`,
  badDay: (value: string) => `«${value}» ist kein Tag wie 2026-12-01.`,
  badEpoch: (value: string) => `SOURCE_DATE_EPOCH ist «${value}» und damit keine Zahl von Sekunden seit 1970.`,
  badRelayAddress: (value: string) => `«${value}» ist kein Rechner mit Port wie 127.0.0.1:8787.`,
  badBaseUrl: (value: string) => `«${value}» ist keine Adresse wie https://www.beispiel.ch.`,
  pages,
  newFile,
  relay: {
    serving: (address: string) => `Empfänger: ${address}`,
    storesIn: (file: string) => `Anfragen werden in ${file} gespeichert.`,
    forwards: (file: string) => `Anfragen werden in ${file} festgehalten und an Airtable weitergegeben.`,
    /** The site passes inquiries on to a recipient that the privacy statement does not mention. */
    undisclosed: (recipient: Recipient) =>
      `\n✘ ACHTUNG: ${RECIPIENTS[recipient]}, und die Datenschutzerklärung sagt es nicht. Anfragen kommen trotzdem an.
  Abhilfe  Stellen Sie in den Daten ein, was gilt («delivery» und «mail» in data/site.yaml), bauen und veröffentlichen
           Sie neu; oder nehmen Sie die Zugangsdaten aus der Umgebung. Mehr: ${docsFile('anfragen.md')}#datenschutz\n`,
    /** The privacy statement mentions a recipient to which the site does not pass anything on. */
    wronglyDisclosed: (recipient: Recipient) =>
      `▲ Laut Datenschutzerklärung gilt: ${RECIPIENTS[recipient]}. In der Umgebung fehlen dafür die Zugangsdaten.`,
    /** Pages have errors, which do not affect the relay. */
    runsDespiteErrors: (errors: number) =>
      `${plural(errors, 'Fehler', 'Fehler')} in den Dateien. Anfragen kommen trotzdem an; ${NEBEL} validate nennt jeden Fehler.`,
    inboxAt: (address: string) => `Posteingang: ${address}`,
    noInbox:
      'Diese Website hat keinen Posteingang. Geben Sie ihm in templates/site.ts mit «inbox» eine Adresse, oder lassen Sie --inbox weg.',
    noForms: 'Diese Website hat keine Formulare, also gibt es nichts zu empfangen.',
    badJournal: (file: string, cause: string) =>
      `In ${file} kann nichts gespeichert werden (${cause}). Wählen Sie mit --store eine Datei in einem Ordner, in dem Sie schreiben dürfen.`,
    /** A database of another program, or of another version of nebel. */
    foreignJournal: (file: string) =>
      `${file} ist eine Datenbank eines anderen Programms oder einer anderen Version von nebel. Wählen Sie mit --store eine andere Datei, oder verwenden Sie die Version, mit der diese entstand.`,
    /** An earlier version of nebel has the journal open. */
    heldJournal: (file: string) =>
      `Ein Programm einer früheren Version von nebel hat ${file} noch offen, etwa das Relay. Beenden Sie es, zum Beispiel mit systemctl stop nebel-relay, und führen Sie diesen Befehl noch einmal aus. Die Datei wird dann übernommen; danach läuft das Relay nur noch mit der neuen Version.`,
    /** The journal would be public. */
    journalInSite: (file: string) =>
      `${file} liegt in einem Ordner der Website: Alle könnten die Anfragen lesen, und der nächste Bau löscht sie. Wählen Sie mit --store eine Datei ausserhalb.`,
    /** SQLite cannot read the journal or finds it damaged. `backups` are the existing backups, the newest first. */
    damaged: (file: string | undefined, backups: readonly string[]) =>
      `✘ ${file ?? 'Die Datei mit den Anfragen'} ist beschädigt oder keine Datei mit Anfragen.
  Grund    Was darin steht, ist nicht mehr sicher das, was geschrieben wurde. Darum wird nichts angenommen und nichts verändert.
  Kopien   ${backups.length === 0 ? 'keine gefunden' : backups.slice(0, 7).join('\n           ')}
  Abhilfe  ${backups.length === 0 ? `Liegt eine Kopie anderswo: ${NEBEL} leads restore KOPIE` : `Die neuste Kopie einsetzen: ${NEBEL} leads restore`} --store ${file ?? 'DATEI'}
           Was seit der Kopie kam, holt sqlite3 mit .recover aus der alten Datei: ${docsFile('anfragen.md')}, «Wenn die Datei beschädigt ist».`,
    /** The journal is no longer where the relay opened it. */
    gone: (file: string) =>
      `\n✘ ACHTUNG: ${file} wurde gelöscht, verschoben oder ersetzt, während das Relay läuft. Es nimmt nichts mehr an.
  Grund    Was es noch annähme, stünde in einer Datei, die niemand mehr findet.
  Abhilfe  Die Datei zurücklegen, oder das Relay neu starten.\n`,
    /** Response to a request that needs the journal while it is unusable. */
    unavailable:
      'Die Datei mit den Anfragen lässt sich gerade nicht benutzen. Versuchen Sie es in einer Minute noch einmal.',
    noWebhook: 'NEBEL_ALARM_URL bewirkt nichts mehr: Alarme kommen per E-Mail (MAIL_TO) und unter /healthz.',
    /** Alarms for the owner, sent by mail. */
    alarms: alarmsDe,
    check: checkDe,
    badVariable: (variable: string, problem: 'missing' | 'invalid') =>
      problem === 'missing'
        ? `Die Umgebungsvariable ${variable} fehlt. ${variableGroup(variable)} gehören zusammen.`
        : `Die Umgebungsvariable ${variable} hat einen Wert, der nicht gemeint sein kann. ${docsFile('deploy.md')} nennt, was möglich ist.`,
    noPhotos:
      'Fotos nimmt dieser Empfänger nicht an, weil er sie nirgends aufbewahren kann. Das Formular sagt es dem Absender.',
    bundled: (file: string) =>
      `Der Empfänger steht in ${file}. Wie er auf einen Server kommt, steht in ${docsFile('deploy.md')}.`,
  },
  dev,
  diff,
  bug: (trace: string) =>
    `Das ist ein Fehler in nebel, nicht in Ihren Dateien. Bitte melden Sie ihn mit diesen Zeilen als «Issue» im Repository des Projekts:\n\n${trace}\n`,
  systemErrors,
  wrongUse,
  leads: leadsDe,
  inbox: inboxDe,
  help: {
    program: 'Baut aus YAML-Dateien eine Website aus einfachen Dateien.',
    root: 'Ordner, in dem data/ liegt',
    lang: 'Sprache der Meldungen',
    format: 'Form der Befunde: pretty für Menschen, json für Programme, github für Actions, sarif für Code-Scanner',
    out: 'Ausgabeordner',
    fix: 'Verbessert von selbst, was mechanisch ist: Schreibweisen, unsichtbare Zeichen, Links auf umbenannte Seiten; nimmt Wörter auf, die keinem bekannten gleichen',
    accept: 'Nimmt diese Wörter als richtig geschrieben auf',
    release:
      'Für die Veröffentlichung: weist Platzhalter, unbelegte Aussagen und eine unvollständige Datenschutzerklärung zurück',
    baseUrl: 'Öffentliche Adresse der Website, statt der in den Daten',
    now: 'Tag, für den gebaut wird, zum Beispiel 2026-12-01; ohne Angabe heute',
    noCache: 'Nichts aus früheren Läufen verwenden',
    drafts: 'Baut auch Entwürfe und Seiten späterer Tage, jede bezeichnet; nur zum Ansehen',
    previewDrafts:
      'Statt des Ausgabeordners die Website mit Entwürfen und Seiten späterer Tage zeigen; geschrieben wird nichts',
    port: 'Port, auf dem geantwortet wird',
    store: 'Datei, in der die Anfragen gespeichert werden',
    backup: 'Ordner für die täglichen Kopien dieser Datei (ohne Angabe: daneben, mit der Endung .backups)',
    url: 'Adresse, auch mit Sprungmarke, oder Datei, auch mit Zeile: /blog/, /#faq, data/home.yaml, data/home.yaml:12',
    validate: 'Prüft alle Dateien unter data/ und schreibt nichts, ausser mit --fix und --accept',
    build: 'Baut die Website und tauscht sie ein, wenn alles stimmt',
    preview: 'Zeigt die gebaute Website wie ein einfacher Webserver und nimmt ihre Formulare entgegen',
    check: 'Prüft die gebaute Website und die Dateien, aus denen sie gebaut ist; schreibt nichts',
    against: 'Ordner mit einem früheren Bau, mit dem das Gewicht zu schwerer Seiten verglichen wird',
    explain: 'Zeigt, woher eine Seite kommt, ob sie öffentlich ist und wohin sie führt',
    relay: 'Nimmt die Formulare der Website entgegen',
    host: 'Adresse, unter der Verbindungen angenommen werden; mit 0.0.0.0 auch von anderen Geräten im Netzwerk',
    trustProxy: 'Die Adresse der Besucher aus X-Forwarded-For nehmen; nur hinter einem eigenen Proxy',
    inbox: 'Dazu den Posteingang zeigen, in dem sich Anfragen auf dem Telefon ansehen und bearbeiten lassen',
    checkRelay: 'Statt zu laufen, prüfen, ob Anfragen ankämen: Journal, Schlüssel, Tabellen, Spalten und E-Mail',
    bundleRelay: 'Statt zu laufen, den Empfänger als eine Datei für Serverless-Anbieter schreiben',
    hosts: 'Ausgeben, was in die Konfiguration eines eigenen Webservers gehört',
    server: 'Der Webserver',
    relayAddress: 'Rechner und Port, unter denen der Empfänger lauscht',
    newFile: 'Legt eine neue Seite an: eine Datei, die sich selbst erklärt',
    pageType: (types: readonly string[]) => `Seitentyp: ${types.join(', ')}`,
    slug: 'Name in der Adresse: Kleinbuchstaben, Umlaute als ae, oe, ue',
    yes: 'Nichts fragen, auch nicht im Terminal',
    types: 'Schreibt nach einer Änderung der Schemas die Typen der Vorlagen und die Zuordnung im Editor neu',
    init: 'Beginnt eine neue Website: klein, vollständig und bereit für Ihre Inhalte',
    initFolder: 'Ordner, der dafür angelegt wird',
    initEngine:
      'Welches nebel die Website benutzt: Version, Datei oder Adresse für package.json (ohne Angabe: diese Version)',
    example: 'Beispiel:',
    usage: 'Aufruf:',
    arguments: 'Angaben:',
    options: 'Optionen:',
    commands: 'Befehle:',
    /** Placeholders in the usage line. */
    anyOptions: '[Optionen]',
    anyCommand: '[Befehl]',
    choices: (choices: readonly string[]) => `möglich: ${choices.join(', ')}`,
    preset: (value: string) => `ohne Angabe: ${value}`,
    showHelp: 'Zeigt diese Hilfe',
    showVersion: 'Zeigt die Version',
    helpCommand: 'Zeigt die Hilfe zu einem Befehl',
    /** `command` is the name of the command, if there was one. */
    wrongUse: (message: string, command: readonly string[]) =>
      `${message}\nHilfe: ${[NEBEL, ...command].join(' ')} --help`,
  },
};
