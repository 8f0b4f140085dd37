import { NEBEL } from './command.ts';
import { dev } from './dev/de.ts';
import { diff } from './diff/de.ts';
import { alarmsDe } from './leads/alarms-de.ts';
import { checkDe } from './leads/check-de.ts';
import { leadsDe } from './leads/de.ts';
import type { CommandWords } from './messages.ts';
import { pages } from './pages/de.ts';
import { trouble } from './trouble/de.ts';
import { wrongUse } from './wrong-use/de.ts';

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** The variables of which one means nothing without the others. */
const together = (variable: string) =>
  variable.startsWith('AIRTABLE_')
    ? 'AIRTABLE_API_KEY und AIRTABLE_BASE_ID'
    : variable.startsWith('NEBEL_ALARM_')
      ? 'NEBEL_ALARM_URL und NEBEL_ALARM_SECRET'
      : 'SMTP_URL, MAIL_FROM und MAIL_TO';

const RECIPIENTS = { airtable: 'Anfragen gehen an Airtable', mail: 'Anfragen gehen per E-Mail weiter' } as const;

export const de: CommandWords = {
  why: 'Warum',
  fix: 'Abhilfe',
  more: 'Mehr',
  labelWidth: 9,
  allFine: (files) => `Alles in Ordnung: ${plural(files, 'Datei', 'Dateien')} geprüft.`,
  summary: ({ errors, warnings, broken, files }) =>
    `${plural(errors, 'Fehler', 'Fehler')}, ${plural(warnings, 'Warnung', 'Warnungen')} in ${broken} von ${plural(files, 'Datei', 'Dateien')}.`,
  annotationsCapped: (shown) =>
    `GitHub zeigt von jeder Stufe höchstens ${shown} Befunde an ihrer Zeile; alle stehen im Protokoll dieses Schritts.`,
  toSupply: {
    heading: (count) =>
      `Vor dem Veröffentlichen ${count === 1 ? 'fehlt' : 'fehlen'} ${plural(count, 'Angabe', 'Angaben')}:`,
    placeholders: 'Echte Angaben statt Platzhalter',
    evidence: 'Belege für Zahlen, Kundenstimmen und Rechtliches',
    practices: 'Worte in der Datenschutzerklärung',
  },
  nothingWritten: (out) => `Es wurde nichts geschrieben${out === undefined ? '' : `; ${out}/ ist unverändert`}.`,
  fixed: (made) => `${plural(made, 'Stelle', 'Stellen')} verbessert.`,
  spelling: {
    noDictionary: (name) =>
      `Die Rechtschreibung wurde nicht geprüft: Das Wörterbuch ${name} ist nicht installiert. Holen Sie es mit: npm ci`,
    accepted: (words, file) =>
      `In ${file} aufgenommen: ${words.join(', ')}. Ist ein Wort davon falsch, löschen Sie dort seine Zeile.`,
    known: (words, file) => `Schon in ${file}: ${words.join(', ')}.`,
  },
  nextChange: (day) => `Nächste Änderung von selbst: am ${day}. An diesem Tag muss die Website neu gebaut werden.`,
  ledger: {
    added: (addresses, file) =>
      `${plural(addresses, 'neue Adresse', 'neue Adressen')} in ${file} eingetragen. Geben Sie die Datei mit ab.`,
    redirected: (from, to) => `Umleitung eingetragen: ${from} führt jetzt nach ${to}.`,
    head: [
      `Verzeichnis aller Adressen, die je veröffentlicht wurden. «${NEBEL} build» trägt neue selbst ein.`,
      'Von Hand ändern Sie es nur, wenn eine Seite verschwindet. Dann gehört unter ihre Zeile eines von beiden:',
      '    redirect: /neue-adresse/    wer die alte Adresse aufruft, wird dorthin geführt',
      '    gone: true                  es gibt keinen Ersatz',
      'Auf Wunsch dazu: reason: Warum die Seite verschwunden ist.',
    ],
  },
  built: ({ pages, out, milliseconds }) => `${plural(pages, 'Seite', 'Seiten')} in ${out}/ gebaut, ${milliseconds} ms.`,
  building: 'Die Website wird gebaut …',
  progress: (done, total) => `Seite ${done} von ${total}`,
  starting: 'Die Vorschau wird gestartet …',
  serving: (address) => `Vorschau: ${address}`,
  inNetwork: (addresses) => `Im Netzwerk: ${addresses.join(' ')}`,
  openToNetwork:
    '▲ Alle in Ihrem Netzwerk können das aufrufen und Formulare senden. Ohne --host kann es nur dieser Rechner.',
  stop: 'Beenden mit Ctrl+C.',
  notOurs: (out) => `Der Ordner ${out} ist nicht leer und wurde nicht von nebel geschrieben. Er bleibt, wie er ist.`,
  noFolder: (out) => `${out} ist kein Ordner und kann keiner werden. Wählen Sie mit --out einen anderen Namen.`,
  noFile: (file) =>
    `${file} kann keine Datei sein: Dort steht etwas anderes, oder darüber steht eine Datei. Wählen Sie einen anderen Namen.`,
  outHoldsRoot: (out) => `Der Ausgabeordner ${out} enthält die Quellen selbst. Wählen Sie einen eigenen Ordner.`,
  noRoot: (root) => `Im Ordner ${root} gibt es keinen Ordner data/.`,
  noPages: (out) => `Im Ordner ${out} liegt keine Seite. Bauen Sie zuerst mit: ${NEBEL} build`,
  noOutput: (out) => `Den Ordner ${out} gibt es noch nicht. Bauen Sie zuerst mit: ${NEBEL} build`,
  portTaken: (port) => `Der Port ${port} ist belegt. Wählen Sie einen anderen, zum Beispiel mit --port ${port + 1}.`,
  badPort: (value) => `«${value}» ist keine Portnummer (0 bis 65535).`,
  cannotListen: (address, cause) => `Unter ${address} kann dieser Rechner keine Verbindungen annehmen (${cause}).`,
  badDay: (value) => `«${value}» ist kein Tag wie 2026-12-01.`,
  badEpoch: (value) => `SOURCE_DATE_EPOCH ist «${value}» und damit keine Zahl von Sekunden seit 1970.`,
  badRelayAddress: (value) => `«${value}» ist kein Rechner mit Port wie 127.0.0.1:8787.`,
  badBaseUrl: (value) => `«${value}» ist keine Adresse wie https://www.beispiel.ch.`,
  pages,
  newFile: {
    created: (file) => `${file} ist angelegt.`,
    open: (places, marker) =>
      `${plural(places, 'Stelle ist', 'Stellen sind')} noch auszufüllen, jede mit ${marker} bezeichnet.`,
    next: `Weiter: Datei öffnen und ausfüllen; ${NEBEL} validate nennt, was noch fehlt, ${NEBEL} dev zeigt die Seite.`,
    nothingKnown: (slug) => `Über «${slug}» ist nichts bekannt, darum bleiben alle Felder offen.`,
    exists: (file) => `${file} gibt es schon und bleibt, wie es ist.`,
    badSlug: (slug, suggestion) =>
      `«${slug}» kann keine Adresse sein: nur Kleinbuchstaben, Ziffern und Bindestriche.${suggestion ? ` Meinten Sie ${suggestion}?` : ''}`,
    unknownType: (type, types, suggestion) =>
      `Den Seitentyp «${type}» kann man nicht anlegen, nur ${types.join(', ')}.${suggestion ? ` Meinten Sie ${suggestion}?` : ''}`,
    cancelled: 'Abgebrochen. Es wurde nichts geschrieben.',
    replace: (marker) => `Jedes ${marker} durch Ihre Angabe ersetzen. ${NEBEL} validate nennt, was noch fehlt.`,
    chosen: (label, others) => `Angenommen ist ${label}. Es gibt auch: ${others.join(', ')}.`,
    optional: 'Freiwillig; was Sie brauchen, gilt, sobald «# » davor gelöscht ist:',
    choices: (choices) => `Eines von: ${choices.join(', ')}.`,
    forms: (names) => `Art des Blocks, mit je eigenen Feldern. Eines von: ${names.join(', ')}.`,
    number: (kind, min, max) => {
      const what = kind === 'integer' ? 'Ganze Zahl' : 'Zahl';
      if (max !== undefined) return `${what}, ${min ?? 0} bis ${max}.`;
      return min === undefined ? `${what}.` : `${what}, mindestens ${min}.`;
    },
    length: (min, max) => (min > 1 ? `${min} bis ${max} Zeichen.` : `Höchstens ${max} Zeichen.`),
    items: (min, max) => {
      if (min === max) return `Genau ${plural(min, 'Eintrag', 'Einträge')}.`;
      if (max === undefined) return `Mindestens ${min} Einträge.`;
      return min > 0 ? `${min} bis ${max} Einträge.` : `Höchstens ${plural(max, 'Eintrag', 'Einträge')}.`;
    },
    whichOne: 'Welcher Eintrag ist gemeint?',
    skip: 'Enter übernimmt den Vorschlag in Klammern oder lässt das Feld offen.',
    question: (field, help, preset) => `${help}\n${field}${preset === undefined ? '' : ` (${preset})`}: `,
    noNumber: (answer) => `«${answer}» ist keine passende Zahl.`,
    noChoice: (answer, suggestion) =>
      `«${answer}» steht nicht zur Wahl.${suggestion ? ` Meinten Sie ${suggestion}?` : ''}`,
  },
  relay: {
    serving: (address) => `Empfänger: ${address}`,
    storesIn: (file) => `Anfragen werden in ${file} gespeichert.`,
    forwards: (file) => `Anfragen werden in ${file} festgehalten und an Airtable weitergegeben.`,
    untold: (recipient) =>
      `\n✘ ACHTUNG: ${RECIPIENTS[recipient]}, und die Datenschutzerklärung sagt es nicht. Anfragen kommen trotzdem an.
  Abhilfe  Stellen Sie in den Daten ein, was gilt («delivery» und «mail» in data/site.yaml), bauen und veröffentlichen
           Sie neu; oder nehmen Sie die Zugangsdaten aus der Umgebung. Mehr: docs/anfragen.md#datenschutz\n`,
    untrue: (recipient) =>
      `▲ Laut Datenschutzerklärung gilt: ${RECIPIENTS[recipient]}. In der Umgebung fehlen dafür die Zugangsdaten.`,
    runsAllTheSame: (errors) =>
      `${plural(errors, 'Fehler', 'Fehler')} in den Dateien. Anfragen kommen trotzdem an; ${NEBEL} validate nennt jeden Fehler.`,
    noForms: 'Diese Website hat keine Formulare, also gibt es nichts zu empfangen.',
    badStore: (file, cause) =>
      `In ${file} kann nichts gespeichert werden (${cause}). Wählen Sie mit --store eine Datei in einem Ordner, in dem Sie schreiben dürfen.`,
    storeInSite: (file) =>
      `${file} liegt in einem Ordner der Website: Alle könnten die Anfragen lesen, und der nächste Bau löscht sie. Wählen Sie mit --store eine Datei ausserhalb.`,
    damaged: (file, copies) =>
      `✘ ${file ?? 'Die Datei mit den Anfragen'} ist beschädigt oder keine Datei mit Anfragen.
  Grund    Was darin steht, ist nicht mehr sicher das, was geschrieben wurde. Darum wird nichts angenommen und nichts verändert.
  Kopien   ${copies.length === 0 ? 'keine gefunden' : copies.slice(0, 7).join('\n           ')}
  Abhilfe  ${copies.length === 0 ? `Liegt eine Kopie anderswo: ${NEBEL} leads restore KOPIE` : `Die neuste Kopie einsetzen: ${NEBEL} leads restore`} --store ${file ?? 'DATEI'}
           Was seit der Kopie kam, holt sqlite3 mit .recover aus der alten Datei: docs/anfragen.md, «Wenn die Datei beschädigt ist».`,
    gone: (file) =>
      `\n✘ ACHTUNG: ${file} wurde gelöscht, verschoben oder ersetzt, während das Relay läuft. Es nimmt nichts mehr an.
  Grund    Was es noch annähme, stünde in einer Datei, die niemand mehr findet.
  Abhilfe  Die Datei zurücklegen, oder das Relay neu starten.\n`,
    alarms: alarmsDe,
    check: checkDe,
    badVariable: (variable, problem) =>
      problem === 'missing'
        ? `Die Umgebungsvariable ${variable} fehlt. ${together(variable)} gehören zusammen.`
        : `Die Umgebungsvariable ${variable} hat einen Wert, der nicht gemeint sein kann. docs/deploy.md nennt, was möglich ist.`,
    bundled: (file) => `Der Empfänger steht in ${file}. Wie er auf einen Server kommt, steht in docs/deploy.md.`,
  },
  dev,
  diff,
  bug: (trace) =>
    `Das ist ein Fehler in nebel, nicht in Ihren Dateien. Bitte melden Sie ihn mit diesen Zeilen als «Issue» im Repository des Projekts:\n\n${trace}\n`,
  trouble,
  wrongUse,
  leads: leadsDe,
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
    checkRelay: 'Statt zu laufen, prüfen, ob Anfragen ankämen: Journal, Schlüssel, Tabellen, Spalten und E-Mail',
    bundleRelay: 'Statt zu laufen, den Empfänger als eine Datei für Serverless-Anbieter schreiben',
    hosts: 'Ausgeben, was in die Konfiguration eines eigenen Webservers gehört',
    server: 'Der Webserver',
    relayAddress: 'Rechner und Port, unter denen der Empfänger lauscht',
    newFile: 'Legt eine neue Seite an: eine Datei, die sich selbst erklärt',
    pageType: (types) => `Seitentyp: ${types.join(', ')}`,
    slug: 'Name in der Adresse: Kleinbuchstaben, Umlaute als ae, oe, ue',
    yes: 'Nichts fragen, auch nicht im Terminal',
    completion: 'Gibt ein Skript aus, mit dem die Shell Befehle, Optionen und Adressen ergänzt',
    shell: 'Shell, für die das Skript ist',
    example: 'Beispiel:',
    usage: 'Aufruf:',
    arguments: 'Angaben:',
    options: 'Optionen:',
    commands: 'Befehle:',
    anyOptions: '[Optionen]',
    anyCommand: '[Befehl]',
    choices: (choices) => `möglich: ${choices.join(', ')}`,
    preset: (value) => `ohne Angabe: ${value}`,
    showHelp: 'Zeigt diese Hilfe',
    showVersion: 'Zeigt die Version',
    helpCommand: 'Zeigt die Hilfe zu einem Befehl',
    wrongUse: (message, command) => `${message}\nHilfe: ${[NEBEL, ...command].join(' ')} --help`,
  },
};
