import { docsFile } from '../../lib/docs-file.ts';
import type { Constraints } from '../../lib/json-schema.ts';
import { list, meantDe, meantEn, quoteDe, quoteEn } from '../../phrases.ts';
import { both } from '../../words.ts';
import { finding, maybe } from './finding.ts';

/** Obstacles to a publication, and API keys that would become public. */
export const RELEASE = {
  'placeholder-left': finding(
    {
      path: 'players',
      help: '',
      wanted: { kind: 'integer', choices: [], min: 5, max: 30 } as Constraints,
    },
    both('Stelle ist noch nicht ausgefüllt', 'Field is not filled in yet'),
    ({ path, help, wanted }) => ({
      message: `${quoteDe(path)} ist noch nicht ausgefüllt.`,
      why: help || 'Was hier steht, ist nur ein Platzhalter und darf nicht auf die Website.',
      fix: `Ersetzen Sie den Platzhalter ${replacementForDe(wanted)}.`,
    }),
    ({ path, help, wanted }) => ({
      message: `${quoteEn(path)} is not filled in yet.`,
      why: help || 'This is only a placeholder and must not appear on the website.',
      fix: `Replace the placeholder ${replacementForEn(wanted)}.`,
    }),
  ),
  'placeholder-unknown': finding(
    { path: 'phon', suggestion: maybe('phone') },
    both('Platzhalter nennt kein Feld', 'Placeholder does not match any field'),
    ({ path, suggestion }) => ({
      message: `${quoteDe(path)} steht unter den Platzhaltern, doch dieses Feld gibt es nicht.${meantDe(suggestion)}`,
      why: 'Ein vertippter Platzhalter würde die Prüfung vor der Veröffentlichung unterlaufen.',
      fix: suggestion ? `Schreiben Sie ${quoteDe(suggestion)}.` : 'Löschen Sie die Zeile.',
    }),
    ({ path, suggestion }) => ({
      message: `${quoteEn(path)} is listed as a placeholder, but there is no such field.${meantEn(suggestion)}`,
      why: 'A misspelt placeholder would bypass the check before publication.',
      fix: suggestion ? `Change it to ${quoteEn(suggestion)}.` : 'Delete the line.',
    }),
  ),
  /** `listed` is false for a reserved name such as `example.com` that the list of placeholders lacks. */
  'release-placeholder': finding(
    { path: 'phone', value: '+41 62 000 00 00', listed: true },
    both('Platzhalter ist noch nicht ersetzt', 'Placeholder is not replaced yet'),
    ({ path, value, listed }) => ({
      message: `${quoteDe(path)} ist noch ein Platzhalter (${quoteDe(value)}).`,
      why: 'Eine veröffentlichte Website braucht die echten Angaben der Firma.',
      fix: listed
        ? `Tragen Sie die echte Angabe ein, und löschen Sie in der Liste «placeholders» die Zeile ${quoteDe(path)}. Ist die Angabe schon echt, löschen Sie nur diese Zeile.`
        : 'Tragen Sie die echte Angabe ein.',
    }),
    ({ path, value, listed }) => ({
      message: `${quoteEn(path)} is still a placeholder (${quoteEn(value)}).`,
      why: 'A published website needs the real details of the company.',
      fix: listed
        ? `Enter the real value, and delete the line ${quoteEn(path)} from the list “placeholders”. If the value is already real, delete only that line.`
        : 'Enter the real value.',
    }),
  ),
  'release-evidence': finding(
    { path: 'claims[1]' },
    both('Beleg fehlt', 'Evidence is missing'),
    ({ path }) => ({
      message: `${quoteDe(path)} hat noch keinen Beleg.`,
      why: 'Wer mit Zahlen und Stimmen wirbt, muss sie beweisen können (UWG), und Verträge und Bewilligungen müssen vorliegen, bevor die Website auf sie baut.',
      fix: 'Tragen Sie unter «evidence» ein, wo der Beleg liegt, oder löschen Sie, was er belegen soll.',
    }),
    ({ path }) => ({
      message: `${quoteEn(path)} has no evidence yet.`,
      why: 'Advertisers must be able to prove figures and testimonials (Swiss Unfair Competition Act, UWG), and contracts and permits must exist before the website relies on them.',
      fix: 'Under “evidence”, state where the proof is kept, or delete what it should prove.',
    }),
  ),
  /** `files` are the pages that explain how the site handles data. */
  'practice-untold': finding(
    { practice: 'mailing', setting: 'delivery: post', files: ['data/legal/privacy.yaml'] },
    both('Die Datenschutzerklärung nennt es nicht', 'Privacy statement does not mention a practice'),
    ({ practice, setting, files }) => ({
      message: `Mit ${quoteDe(setting)} gilt ${quoteDe(practice)}, und keine Seite sagt den Besuchern etwas davon.`,
      why: 'Wer Personendaten bearbeitet, muss sagen, wozu, wer sie erhält und in welches Land sie gehen (Art. 19 DSG).',
      fix: `Ergänzen Sie in ${files.length > 0 ? list(files) : 'der Datenschutzerklärung'} unter «parts» einen Teil mit «when: ${practice}», der es erklärt, oder ändern Sie die Einstellung.`,
    }),
    ({ practice, setting, files }) => ({
      message: `${quoteEn(setting)} means ${quoteEn(practice)}, but no page tells visitors about it.`,
      why: 'Anyone who processes personal data must state why, who receives it and which country it goes to (Swiss FADP, Art. 19).',
      fix: `In ${files.length > 0 ? list(files) : 'the privacy statement'}, add a part with “when: ${practice}” under “parts” that explains it, or change the setting.`,
    }),
  ),
  'delivery-direct': finding(
    { variables: ['STORE_KEY'] },
    both('Schlüssel der Datenbank wird öffentlich', 'Database key becomes public'),
    ({ variables }) => ({
      message: `Mit dieser Einstellung steht der Schlüssel (${list(variables)}) lesbar in der Website.`,
      why: 'Wer die Seite öffnet, kann ihn lesen und damit Zeilen hinzufügen, und mit den üblichen Rechten auch alle Anfragen lesen, ändern oder löschen. Zudem kann eine Anfrage doppelt ankommen, wenn die Verbindung beim Senden abbricht.',
      fix: `Stellen Sie über den eigenen Empfänger zu, der den Schlüssel für sich behält (${docsFile('deploy.md')}). Muss es direkt sein: Geben Sie dem Schlüssel nur das Recht, in diese eine Datenbank zu schreiben, und sichern Sie sie regelmässig.`,
    }),
    ({ variables }) => ({
      message: `With this setting, the key (${list(variables)}) can be read on the website.`,
      why: 'Anyone who opens the page can use the key to add rows and, with the usual permissions, to read, change or delete all inquiries. An inquiry may also arrive twice if the connection fails while it is being sent.',
      fix: `Deliver through your own relay, which keeps the key secret (${docsFile('deploy.md')}). If delivery must be direct, allow the key only to write to this one database, and back it up regularly.`,
    }),
  ),
  'delivery-key-missing': finding(
    { variables: ['STORE_KEY', 'STORE_BASE'] },
    both('Schlüssel für die Zustellung fehlt', 'Delivery key is missing'),
    ({ variables }) => ({
      message: `Diese Einstellung braucht ${list(variables)}, doch in der Umgebung steht davon nichts.`,
      why: 'Ohne Schlüssel käme keine einzige Anfrage an.',
      fix: `Setzen Sie ${list(variables)} als Umgebungsvariable, bevor Sie bauen. In eine Datei gehört ein Schlüssel nie.`,
    }),
    ({ variables }) => ({
      message: `This setting requires environment variables that are not set: ${list(variables)}.`,
      why: 'Without a key, no inquiries would arrive.',
      fix: `Set ${list(variables)} in the environment before you build. Never put a key in a file.`,
    }),
  ),
  'secret-in-data': finding(
    { shown: 'sk_li…' },
    both('Schlüssel steht in den Daten', 'Secret key in the data'),
    ({ shown }) => ({
      message: `${quoteDe(shown)} sieht aus wie ein geheimer Schlüssel.`,
      why: 'Die Daten liegen im Repository und gelangen von dort zu anderen; ein Schlüssel darin ist nicht mehr geheim.',
      fix: 'Löschen Sie ihn hier, sperren Sie ihn beim Anbieter, und geben Sie den neuen als Umgebungsvariable mit.',
    }),
    ({ shown }) => ({
      message: `${quoteEn(shown)} looks like a secret key.`,
      why: 'The data is in the repository and is passed on from there, so a key in it is no longer secret.',
      fix: 'Delete it here, revoke it with the provider, and pass the new one as an environment variable.',
    }),
  ),
};

function replacementForDe({ kind, choices, min, max }: Constraints): string {
  const range = max === undefined ? (min === undefined ? '' : ` ab ${min}`) : ` von ${min ?? 0} bis ${max}`;
  const length = max === undefined ? '' : ` von ${min ?? 0} bis ${max} Zeichen`;
  return {
    choice: `durch eines von diesen: ${list(choices)}`,
    boolean: 'durch true oder false, ohne Anführungszeichen',
    integer: `durch eine ganze Zahl${range}, ohne Anführungszeichen`,
    number: `durch eine Zahl${range}, ohne Anführungszeichen`,
    text: `durch Ihre Angabe${length}`,
  }[kind];
}

function replacementForEn({ kind, choices, min, max }: Constraints): string {
  const range = max === undefined ? (min === undefined ? '' : ` of at least ${min}`) : ` from ${min ?? 0} to ${max}`;
  const length = max === undefined ? '' : ` of ${min ?? 0} to ${max} characters`;
  return {
    choice: `with one of these: ${list(choices)}`,
    boolean: 'with true or false, without quotation marks',
    integer: `with a whole number${range}, without quotation marks`,
    number: `with a number${range}, without quotation marks`,
    text: `with your own text${length}`,
  }[kind];
}
