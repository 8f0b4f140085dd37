import type { Recipient } from '../../api/template-api.ts';
import { docsFile } from '../../base/lib/docs-file.ts';
import { NEBEL, plural } from '../../base/phrases.ts';
import { both } from '../../base/words.ts';

/** Environment variables that are only valid together. */
const variableGroup = (variable: string, and: string) =>
  variable.startsWith('AIRTABLE_') ? `AIRTABLE_API_KEY ${and} AIRTABLE_BASE_ID` : `SMTP_URL, MAIL_FROM ${and} MAIL_TO`;

const RECIPIENTS = {
  airtable: both('Anfragen gehen an Airtable', 'Inquiries go to Airtable'),
  mail: both('Anfragen gehen per E-Mail weiter', 'Inquiries are forwarded by email'),
} satisfies Record<Recipient, unknown>;

/** Texts of a relay for its operator. */
export const RELAY_WORDS = {
  serving: both(
    (address: string) => `Relay: ${address}`,
    (address) => `Relay: ${address}`,
  ),
  storesIn: both(
    (file: string) => `Anfragen werden in ${file} gespeichert.`,
    (file) => `Inquiries are stored in ${file}.`,
  ),
  forwards: both(
    (file: string) => `Anfragen werden in ${file} festgehalten und an Airtable weitergegeben.`,
    (file) => `Inquiries are stored in ${file} and forwarded to Airtable.`,
  ),
  /** The site passes inquiries on to a recipient that the privacy statement does not mention. */
  undisclosed: both(
    (recipient: Recipient) =>
      `ACHTUNG: ${RECIPIENTS[recipient].de}, und die Datenschutzerklärung sagt es nicht. Anfragen kommen trotzdem an.
  Abhilfe  Stellen Sie in den Daten der Website ein, wohin Anfragen gehen, bauen und veröffentlichen Sie neu; oder
           nehmen Sie die Zugangsdaten aus der Umgebung. Mehr: ${docsFile('betrieb.md')}#datenschutz`,
    (recipient) =>
      `WARNING: ${RECIPIENTS[recipient].en}, but the privacy statement does not say so. Inquiries still arrive.
  Fix  Set the actual recipient in the data of the website, then build and publish again; or
       remove the credentials from the environment. More: ${docsFile('deploy.md')}, “On your own machine”`,
  ),
  /** The privacy statement mentions a recipient to which the site does not pass anything on. */
  wronglyDisclosed: both(
    (recipient: Recipient) =>
      `Laut Datenschutzerklärung gilt: ${RECIPIENTS[recipient].de}. In der Umgebung fehlen dafür die Zugangsdaten.`,
    (recipient) =>
      `The privacy statement says: ${RECIPIENTS[recipient].en}. But the environment has no credentials for this.`,
  ),
  /** The journal has inquiries to a form that the website lacks, perhaps because its address has changed. */
  formGone: both(
    (action: string, inquiries: number) =>
      `${plural(inquiries, 'Anfrage kam', 'Anfragen kamen')} über das Formular ${action}, das die Website nicht mehr hat: Der Posteingang zeigt sie nicht, und sie bleiben, bis jemand sie löscht. Hat nur die Adresse des Formulars gewechselt, geben Sie ihm in den Daten wieder die alte. Sonst sehen Sie sie mit ${NEBEL} leads list an und löschen sie mit ${NEBEL} leads expire.`,
    (action, inquiries) =>
      `${plural(inquiries, 'inquiry', 'inquiries')} came through the form ${action}, which the website no longer has: the inbox does not show them, and they stay until someone deletes them. If only the address of the form has changed, restore it in the data. Otherwise, read them with ${NEBEL} leads list and delete them with ${NEBEL} leads expire.`,
  ),
  /** Pages have errors, which do not affect the relay. */
  runsDespiteErrors: both(
    (errors: number) =>
      `${plural(errors, 'Fehler', 'Fehler')} in den Dateien. Anfragen kommen trotzdem an; ${NEBEL} validate nennt jeden Fehler.`,
    (errors) =>
      `${plural(errors, 'error', 'errors')} in the files. Inquiries still arrive; ${NEBEL} validate lists the errors.`,
  ),
  inboxAt: both(
    (address: string) => `Posteingang: ${address}`,
    (address) => `Inbox: ${address}`,
  ),
  noInbox: both(
    'Diese Website hat keinen Posteingang. Geben Sie ihm in templates/site.ts mit «inbox» eine Adresse, oder lassen Sie --inbox weg.',
    'This website has no inbox. Set its address with “inbox” in templates/site.ts, or omit --inbox.',
  ),
  noForms: both(
    'Diese Website hat keine Formulare, also gibt es nichts zu empfangen.',
    'This website has no forms, so there is nothing to receive.',
  ),
  badJournal: both(
    (file: string, cause: string) =>
      `In ${file} kann nichts gespeichert werden (${cause}). Wählen Sie mit --store eine Datei in einem Ordner, in dem Sie schreiben dürfen.`,
    (file, cause) =>
      `Nothing can be stored in ${file} (${cause}). With --store, choose a file in a folder for which you have write permission.`,
  ),
  /** A database of another program, or of another version of nebel. */
  foreignJournal: both(
    (file: string) =>
      `${file} ist eine Datenbank eines anderen Programms oder einer anderen Version von nebel. Wählen Sie mit --store eine andere Datei, oder verwenden Sie die Version, mit der diese entstand.`,
    (file) =>
      `${file} is a database of another program or another version of nebel. Choose a different file with --store, or use the version that created this one.`,
  ),
  /** The journal would be public. */
  inSite: both(
    (path: string) =>
      `${path} liegt in einem Ordner der Website: Alle könnten die Anfragen lesen, und der nächste Bau löscht sie. Wählen Sie einen Ort ausserhalb.`,
    (path) =>
      `${path} is in a folder of the website: anyone could read the inquiries, and the next build would delete them. Choose a place outside it.`,
  ),
  /** SQLite cannot read the journal or finds it damaged. `backups` are the existing backups, the newest first. */
  damaged: both(
    (file: string | undefined, backups: readonly string[]) =>
      `${file ?? 'Die Datei mit den Anfragen'} ist beschädigt oder keine Datei mit Anfragen.
  Grund    Was darin steht, ist nicht mehr sicher das, was geschrieben wurde. Darum wird nichts angenommen und nichts verändert.
  Kopien   ${backups.length === 0 ? 'keine gefunden' : backups.slice(0, 7).join('\n           ')}
  Abhilfe  ${backups.length === 0 ? `Liegt eine Kopie anderswo: ${NEBEL} leads restore KOPIE` : `Die neuste Kopie einsetzen: ${NEBEL} leads restore ${backups[0]}`} --store ${file ?? 'DATEI'}
           Was seit der Kopie kam, holt sqlite3 mit .recover aus der alten Datei: ${docsFile('betrieb.md')}, «Wenn die Datei beschädigt ist».`,
    (file, backups) =>
      `${file ?? 'The inquiry file'} is damaged or is not an inquiry file.
  Why      Its content can no longer be trusted, so nothing is accepted and nothing is changed.
  Backups  ${backups.length === 0 ? 'none found' : backups.slice(0, 7).join('\n           ')}
  Fix      ${backups.length === 0 ? `If there is a backup elsewhere: ${NEBEL} leads restore COPY` : `Restore the latest backup: ${NEBEL} leads restore ${backups[0]}`} --store ${file ?? 'FILE'}
           Use sqlite3 (.recover) on the old file to recover what came after the backup: ${docsFile('deploy.md')}, “When the file is damaged”.`,
  ),
  /** The journal is no longer where the relay opened it. */
  gone: both(
    (file: string) =>
      `\n✘ ACHTUNG: ${file} wurde gelöscht, verschoben oder ersetzt, während das Relay läuft. Es nimmt nichts mehr an.
  Grund    Was es noch annähme, stünde in einer Datei, die niemand mehr findet.
  Abhilfe  Die Datei zurücklegen, oder das Relay neu starten.\n`,
    (file) =>
      `\n✘ WARNING: ${file} was deleted, moved or replaced while the relay was running. It no longer accepts inquiries.
  Why  They would be stored in a file that nobody could find.
  Fix  Put the file back, or restart the relay.\n`,
  ),
  /** Response to a request that needs the journal while it is unusable. */
  unavailable: both(
    'Die Datei mit den Anfragen lässt sich gerade nicht benutzen. Versuchen Sie es in einer Minute noch einmal.',
    'The inquiry file cannot be used at the moment. Try again in a minute.',
  ),
  badVariable: both(
    (variable: string, problem: 'missing' | 'invalid') =>
      problem === 'missing'
        ? `Die Umgebungsvariable ${variable} fehlt. ${variableGroup(variable, 'und')} gehören zusammen.`
        : `Die Umgebungsvariable ${variable} hat einen Wert, der nicht gemeint sein kann. ${docsFile('deploy.md')} nennt, was möglich ist.`,
    (variable, problem) =>
      problem === 'missing'
        ? `The environment variable ${variable} is missing. ${variableGroup(variable, 'and')} must be set together.`
        : `The environment variable ${variable} has an invalid value. ${docsFile('deploy.md')} lists the valid ones.`,
  ),
  noPhotos: both(
    'Fotos nimmt dieses Relay nicht an, weil es sie nirgends aufbewahren kann. Das Formular sagt es dem Absender.',
    'This relay does not accept photos, because it has nowhere to keep them. The form tells the sender.',
  ),
  bundled: both(
    (file: string) => `Das Relay steht in ${file}. Wie es auf einen Server kommt, steht in ${docsFile('deploy.md')}.`,
    (file) => `The relay is in ${file}. ${docsFile('deploy.md')} explains how to deploy it.`,
  ),
};
