import { docsFile } from '../../../lib/docs-file.ts';
import type { Constraints } from '../../../lib/json-schema.ts';
import { type Chapter, section } from '../catalogue.ts';
import { list } from '../words.ts';
import { meant, quote } from '../words-de.ts';

/** Obstacles to a publication, and API keys that would become public. */
export const release: Chapter<'placeholder' | 'release' | 'practice' | 'delivery' | 'secret'> = {
  'placeholder-left': section('Stelle ist noch nicht ausgefüllt', ({ path, help, wanted }) => ({
    message: `${quote(path)} ist noch nicht ausgefüllt.`,
    why: help || 'Was hier steht, ist nur ein Platzhalter und darf nicht auf die Website.',
    fix: `Ersetzen Sie den Platzhalter ${replacementFor(wanted)}.`,
  })),
  'placeholder-unknown': section('Platzhalter nennt kein Feld', ({ path, suggestion }) => ({
    message: `${quote(path)} steht unter den Platzhaltern, doch dieses Feld gibt es nicht.${meant(suggestion)}`,
    why: 'Ein vertippter Platzhalter würde die Prüfung vor der Veröffentlichung unterlaufen.',
    fix: suggestion ? `Schreiben Sie ${quote(suggestion)}.` : 'Löschen Sie die Zeile.',
  })),
  'release-placeholder': section('Platzhalter ist noch nicht ersetzt', ({ path, value, listed }) => ({
    message: `${quote(path)} ist noch ein Platzhalter (${quote(value)}).`,
    why: 'Eine veröffentlichte Website braucht die echten Angaben der Firma.',
    fix: listed
      ? `Tragen Sie die echte Angabe ein, und löschen Sie in der Liste «placeholders» die Zeile ${quote(path)}. Ist die Angabe schon echt, löschen Sie nur diese Zeile.`
      : 'Tragen Sie die echte Angabe ein.',
  })),
  'release-evidence': section('Beleg fehlt', ({ path }) => ({
    message: `${quote(path)} hat noch keinen Beleg.`,
    why: 'Wer mit Zahlen und Stimmen wirbt, muss sie beweisen können (UWG), und Verträge und Bewilligungen müssen vorliegen, bevor die Website auf sie baut.',
    fix: 'Tragen Sie unter «evidence» ein, wo der Beleg liegt, oder löschen Sie, was er belegen soll.',
  })),
  'practice-untold': section('Die Datenschutzerklärung nennt es nicht', ({ practice, setting, files }) => ({
    message: `Mit ${quote(setting)} gilt ${quote(practice)}, und keine Seite sagt den Besuchern etwas davon.`,
    why: 'Wer Personendaten bearbeitet, muss sagen, wozu, wer sie erhält und in welches Land sie gehen (Art. 19 DSG).',
    fix: `Ergänzen Sie in ${files.length > 0 ? list(files) : 'der Datenschutzerklärung'} unter «parts» einen Teil mit «when: ${practice}», der es erklärt, oder ändern Sie die Einstellung.`,
  })),
  'delivery-direct': section('Schlüssel der Datenbank wird öffentlich', ({ variables }) => ({
    message: `Mit dieser Einstellung steht der Schlüssel (${list(variables)}) lesbar in der Website.`,
    why: 'Wer die Seite öffnet, kann ihn lesen und damit Zeilen hinzufügen, und mit den üblichen Rechten auch alle Anfragen lesen, ändern oder löschen. Zudem kann eine Anfrage doppelt ankommen, wenn die Verbindung beim Senden abbricht.',
    fix: `Stellen Sie über den eigenen Empfänger zu, der den Schlüssel für sich behält (${docsFile('deploy.md')}). Muss es direkt sein: Geben Sie dem Schlüssel nur das Recht, in diese eine Datenbank zu schreiben, und sichern Sie sie regelmässig.`,
  })),
  'delivery-key-missing': section('Schlüssel für die Zustellung fehlt', ({ variables }) => ({
    message: `Diese Einstellung braucht ${list(variables)}, doch in der Umgebung steht davon nichts.`,
    why: 'Ohne Schlüssel käme keine einzige Anfrage an.',
    fix: `Setzen Sie ${list(variables)} als Umgebungsvariable, bevor Sie bauen. In eine Datei gehört ein Schlüssel nie.`,
  })),
  'secret-in-data': section('Schlüssel steht in den Daten', ({ shown }) => ({
    message: `${quote(shown)} sieht aus wie ein geheimer Schlüssel.`,
    why: 'Die Daten liegen im Repository und gelangen von dort zu anderen; ein Schlüssel darin ist nicht mehr geheim.',
    fix: 'Löschen Sie ihn hier, sperren Sie ihn beim Anbieter, und geben Sie den neuen als Umgebungsvariable mit.',
  })),
};

function replacementFor({ kind, choices, min, max }: Constraints): string {
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
