import { NEBEL } from '../../base/phrases.ts';
import { both } from '../../base/words.ts';

/** Texts of the help. */
export const HELP_WORDS = {
  program: both(
    'Baut aus YAML-Dateien eine Website aus einfachen Dateien.',
    'Build a website of plain files from YAML files.',
  ),
  root: both('Ordner, in dem data/ liegt', 'Folder that contains data/'),
  lang: both(
    'Sprache der Meldungen und neuer Dateien; ohne Angabe die der Website',
    'Language of messages and new files (default: that of the website)',
  ),
  format: both(
    'Form der Befunde: pretty für Menschen, json für Programme, github für Actions, sarif für Code-Scanner',
    'Format of the findings: pretty for people, json for programs, github for Actions, sarif for code scanners',
  ),
  out: both('Ausgabeordner', 'Output folder'),
  fix: both(
    'Verbessert von selbst, was mechanisch ist: Schreibweisen, unsichtbare Zeichen, Links auf umbenannte Seiten; nimmt Wörter auf, die keinem bekannten gleichen',
    'Correct what needs no decision: house style, invisible characters, links to renamed pages; accept words that resemble no known word',
  ),
  accept: both('Nimmt diese Wörter als richtig geschrieben auf', 'Accept these words as correctly spelt'),
  release: both(
    'Für die Veröffentlichung: weist Platzhalter, unbelegte Aussagen und eine unvollständige Datenschutzerklärung zurück',
    'For publication: reject placeholders, claims without evidence and an incomplete privacy statement',
  ),
  baseUrl: both(
    'Öffentliche Adresse der Website, statt der in den Daten',
    'Public address of the website, instead of the one in the data',
  ),
  now: both(
    'Tag, für den gebaut wird, zum Beispiel 2026-12-01; ohne Angabe heute',
    'Day to build for, for example 2026-12-01 (default: today)',
  ),
  noCache: both('Nichts aus früheren Läufen verwenden', 'Do not reuse anything from earlier runs'),
  drafts: both(
    'Baut auch Entwürfe und Seiten späterer Tage, jede bezeichnet; nur zum Ansehen',
    'Include drafts and scheduled pages, each labelled as such; for preview only',
  ),
  previewDrafts: both(
    'Statt des Ausgabeordners die Website mit Entwürfen und Seiten späterer Tage zeigen; geschrieben wird nichts',
    'Instead of the output folder, show the website with drafts and scheduled pages; writes nothing',
  ),
  port: both('Port, auf dem geantwortet wird', 'Port to listen on'),
  store: both('Datei, in der die Anfragen gespeichert werden', 'File to store inquiries in'),
  backup: both(
    'Ordner für die täglichen Kopien dieser Datei (ohne Angabe: daneben, mit der Endung .backups)',
    'Folder for daily backups of that file (default: next to it, ending in .backups)',
  ),
  url: both(
    'Adresse, auch mit Sprungmarke, oder Datei, auch mit Zeile: /blog/, /#faq, data/home.yaml, data/home.yaml:12',
    'Address, optionally with an anchor, or file, optionally with a line: /blog/, /#faq, data/home.yaml, data/home.yaml:12',
  ),
  validate: both(
    'Prüft alle Dateien unter data/ und schreibt nichts, ausser mit --fix und --accept',
    'Validate all files under data/; writes only with --fix or --accept',
  ),
  build: both(
    'Baut die Website und tauscht sie ein, wenn alles stimmt',
    'Build the website and replace the previous one if there are no errors',
  ),
  preview: both(
    'Zeigt die gebaute Website wie ein einfacher Webserver und nimmt ihre Formulare entgegen',
    'Serve the built website like a plain web server, and accept its forms',
  ),
  check: both(
    'Prüft die gebaute Website und die Dateien, aus denen sie gebaut ist; schreibt nichts',
    'Check the built website and the files it was built from; writes nothing',
  ),
  against: both(
    'Ordner mit einem früheren Bau, mit dem das Gewicht zu schwerer Seiten verglichen wird',
    'Folder with an earlier build, with which the size of pages that are too large is compared',
  ),
  explain: both(
    'Zeigt, woher eine Seite kommt und ob sie öffentlich ist',
    'Show where a page comes from and whether it is public',
  ),
  relay: both('Nimmt die Formulare der Website entgegen', 'Accept the forms of the website'),
  host: both(
    'Adresse, unter der Verbindungen angenommen werden; mit 0.0.0.0 auch von anderen Geräten im Netzwerk',
    'Address to listen on; 0.0.0.0 allows other devices on the network to connect',
  ),
  trustProxy: both(
    'Die Adresse der Besucher aus X-Forwarded-For nehmen; nur hinter einem eigenen Proxy',
    'Take the addresses of visitors from X-Forwarded-For; only behind a proxy of your own',
  ),
  inbox: both(
    'Dazu den Posteingang zeigen, in dem sich Anfragen auf dem Telefon ansehen und bearbeiten lassen',
    'Also serve the inbox, for viewing and processing inquiries on a phone',
  ),
  checkRelay: both(
    'Statt zu laufen, prüfen, ob Anfragen ankämen: Journal, Schlüssel, Tabellen, Spalten und E-Mail',
    'Instead of running, check whether inquiries would arrive: journal, token, tables, columns and email',
  ),
  bundleRelay: both(
    'Statt zu laufen, das Relay als eine Datei für Serverless-Anbieter schreiben',
    'Instead of running, write the relay as a single file for serverless hosts',
  ),
  hosts: both(
    'Zeigt, was in die Konfiguration eines eigenen Webservers gehört',
    'Print the configuration for a web server of your own',
  ),
  server: both('Der Webserver', 'Web server'),
  relayAddress: both('Rechner und Port, unter denen das Relay lauscht', 'Host and port that the relay listens on'),
  newFile: both(
    'Legt eine neue Seite an: eine Datei, die sich selbst erklärt',
    'Create a new page: a file that explains itself',
  ),
  pageType: both(
    (types: readonly string[]) => `Seitentyp: ${types.join(', ')}`,
    (types) => `Page type: ${types.join(', ')}`,
  ),
  slug: both(
    'Name in der Adresse: Kleinbuchstaben, Umlaute als ae, oe, ue',
    'Name in the address: lower-case letters, umlauts as ae, oe, ue',
  ),
  types: both(
    'Schreibt nach einer Änderung der Schemas die Typen der Vorlagen und die Zuordnung im Editor neu',
    'After schema changes, regenerate the template types and the schema mapping of the editor',
  ),
  init: both(
    'Beginnt eine neue Website: klein, vollständig und bereit für Ihre Inhalte',
    'Create a new website: small, complete and ready for your content',
  ),
  initFolder: both('Ordner, der dafür angelegt wird', 'Folder to create'),
  initEngine: both(
    'Welches nebel die Website benutzt: Version, Datei oder Adresse für package.json (ohne Angabe: diese Version)',
    'nebel that the website uses: version, file or address for package.json (default: this version)',
  ),
  example: both('Beispiel:', 'Example:'),
  usage: both('Aufruf:', 'Usage:'),
  arguments: both('Angaben:', 'Arguments:'),
  options: both('Optionen:', 'Options:'),
  commands: both('Befehle:', 'Commands:'),
  /** Placeholders in the usage line. */
  anyOptions: both('[Optionen]', '[options]'),
  anyCommand: both('[Befehl]', '[command]'),
  choices: both(
    (choices: readonly string[]) => `möglich: ${choices.join(', ')}`,
    (choices) => `one of: ${choices.join(', ')}`,
  ),
  preset: both(
    (value: string) => `ohne Angabe: ${value}`,
    (value) => `default: ${value}`,
  ),
  showHelp: both('Zeigt diese Hilfe', 'Show this help'),
  showVersion: both('Zeigt die Version', 'Show the version'),
  helpCommand: both('Zeigt die Hilfe zu einem Befehl', 'Show the help of a command'),
  /** `command` is the name of the command, if there was one. */
  wrongUse: both(
    (message: string, command: readonly string[]) => `${message}\nHilfe: ${[NEBEL, ...command].join(' ')} --help`,
    (message, command) => `${message}\nHelp: ${[NEBEL, ...command].join(' ')} --help`,
  ),
};
