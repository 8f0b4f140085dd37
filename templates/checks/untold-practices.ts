/** Practices of which the privacy statement tells visitors nothing. */
import type { KnownFile, SiteCheck } from 'nebel/template-api';
import type { Form, Legal, Site } from '../../.types/data.ts';
import legalSchema from '../pages/legal/schema.json' with { type: 'json' };
import { describedIn, type Practice, type PracticeName, practicesOfForm, practicesOfSite } from '../practices.ts';
import { ownFinding } from './finding.ts';

/** As the form calls it. */
const inGerman = (practice: PracticeName) => legalSchema.definitions.practice['x-labels'][practice];

export const UNTOLD = ownFinding<{ practice: PracticeName; setting: string; files: readonly string[] }>(
  'practice-untold',
  { practice: 'airtable', setting: 'delivery: airtable', files: ['data/legal/datenschutz.yaml'] },
  { de: 'Die Datenschutzerklärung nennt es nicht', en: 'Privacy statement does not mention a practice' },
  {
    de: ({ practice }) => ({
      message: `Mit dieser Einstellung gilt «${inGerman(practice)}», und keine Seite sagt den Besuchern etwas davon.`,
      why: 'Wer Personendaten bearbeitet, muss sagen, wozu, wer sie erhält und in welches Land sie gehen (Art. 19 DSG).',
      fix: `Ergänzen Sie in der Datenschutzerklärung einen Teil, der es erklärt, und wählen Sie unter «Nur wenn» «${inGerman(practice)}». Oder ändern Sie die Einstellung.`,
    }),
    en: ({ practice, setting, files }) => ({
      message: `“${setting}” means “${practice}”, but no page tells visitors about it.`,
      why: 'Anyone who processes personal data must state why, who receives it and which country it goes to (Swiss FADP, Art. 19).',
      fix: `In ${files.join(', ') || 'the privacy statement'}, add a part with “when: ${practice}” under “parts” that explains it, or change the setting.`,
    }),
  },
  { de: 'Worte in der Datenschutzerklärung', en: 'Passages in the privacy statement' },
);

export const untoldPractices: SiteCheck = ({ files, isComplete, release }) => {
  if (!isComplete) return [];
  const pages = files<Legal>('legal').filter(({ data, isPublic }) => isPublic && describedIn(data).length > 0);
  const described = new Set(pages.flatMap(({ data }) => describedIn(data)));
  const untold = <Data>(settings: readonly KnownFile<Data>[], practicesOf: (data: Data) => readonly Practice[]) =>
    settings.flatMap(({ data, at }) =>
      practicesOf(data)
        .filter(({ name }) => !described.has(name))
        .map(({ name, pointer, setting }) => {
          const values = { practice: name, setting, files: pages.map(({ file }) => file) };
          return UNTOLD.at(at(pointer), values, release ? 'error' : 'warning');
        }),
    );
  return [...untold(files<Site>('site'), practicesOfSite), ...untold(files<Form>('forms'), practicesOfForm)];
};
