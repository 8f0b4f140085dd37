import type { Constraints } from '../../lib/json-schema.ts';
import { list, meantDe, meantEn, quoteDe, quoteEn } from '../../phrases.ts';
import { both } from '../../words.ts';
import { kind, maybe } from './kind.ts';

/** Obstacles to a publication, and API keys that would become public. */
export const RELEASE = {
  'placeholder-left': kind(
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
  'placeholder-unknown': kind(
    { path: 'phon', suggestion: maybe('phone') },
    both('Platzhalter nennt kein Feld', 'Placeholder does not match any field'),
    ({ path, suggestion }) => ({
      message: `${quoteDe(path)} steht unter den Platzhaltern, doch dieses Feld gibt es nicht.${meantDe(suggestion)}`,
      why: 'Ein vertippter Platzhalter würde die Prüfung vor der Veröffentlichung unterlaufen.',
      fix: suggestion
        ? `Schreiben Sie ${quoteDe(suggestion)}. Gibt es die Angabe nicht mehr, löschen Sie die Zeile.`
        : 'Löschen Sie die Zeile.',
    }),
    ({ path, suggestion }) => ({
      message: `${quoteEn(path)} is listed as a placeholder, but there is no such field.${meantEn(suggestion)}`,
      why: 'A misspelt placeholder would bypass the check before publication.',
      fix: suggestion
        ? `Change it to ${quoteEn(suggestion)}. If the field no longer exists, delete the line.`
        : 'Delete the line.',
    }),
  ),
  /** `listed` is false for a reserved name such as `example.com` that the list of placeholders lacks. */
  'release-placeholder': kind(
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
  'release-evidence': kind(
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
  'secret-exposed': kind(
    { shown: 'sk_li…' },
    both('Schlüssel liegt offen', 'Secret key is exposed'),
    ({ shown }) => ({
      message: `${quoteDe(shown)} sieht aus wie ein geheimer Schlüssel.`,
      why: 'Was in den Daten oder auf der Website steht, gelangt zu anderen und ist nicht mehr geheim.',
      fix: 'Löschen Sie ihn, sperren Sie ihn beim Anbieter, und geben Sie den neuen als Umgebungsvariable mit.',
    }),
    ({ shown }) => ({
      message: `${quoteEn(shown)} looks like a secret key.`,
      why: 'What is in the data or on the website is passed on, and no longer secret.',
      fix: 'Delete it, revoke it with the provider, and pass the new one as an environment variable.',
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
