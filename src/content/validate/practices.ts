import type { Practices } from '../../api/forms/practices.ts';
import type { LoadedFile } from '../../api/types.ts';
import { locate, readablePath } from '../../base/findings/locate.ts';
import { compareText, type Problem, problem } from '../../base/findings/problem.ts';
import type { Day } from '../../base/lib/day.ts';
import { isPublicOn } from '../../base/lib/visibility.ts';
import type { NotedFile } from './keywords.ts';

type PracticeFile = NotedFile<'practices' | 'disclosures'>;

/** The practices that settings enable, and those that public pages disclose. */
export function practicesOf(files: readonly PracticeFile[], today: Day | undefined): Practices {
  const inForce = files.flatMap(({ notes }) => notes.practices.flatMap(({ names }) => names));
  const disclosed = disclosingFiles(files, today).flatMap(({ notes }) =>
    notes.disclosures.map(({ practice }) => practice),
  );
  const sorted = (names: readonly string[]) => [...new Set(names)].sort(compareText);
  return { inForce: sorted(inForce), disclosed: sorted(disclosed) };
}

/**
 * Reports settings whose practice no page discloses: an error in a release, otherwise a warning. Reports nothing while a
 * file is unreadable, because it may hold the disclosure.
 */
export function checkPractices(
  examined: readonly PracticeFile[],
  files: readonly LoadedFile[],
  { today, release }: { readonly today?: Day | undefined; readonly release: boolean },
): Problem[] {
  if (files.some(({ source }) => !source)) return [];
  const { disclosed } = practicesOf(examined, today);
  const disclosing = disclosingFiles(examined, today).map(({ source }) => source.file);
  return examined.flatMap(({ source, notes }) =>
    notes.practices.flatMap(({ names, pointer, value }) =>
      names
        .filter((name) => !disclosed.includes(name))
        .map((practice) => {
          const params = { practice, setting: `${readablePath(pointer)}: ${value}`, files: disclosing };
          return problem('practice-untold', locate(source, pointer), params, release ? 'error' : 'warning');
        }),
    ),
  );
}

const disclosingFiles = (files: readonly PracticeFile[], today: Day | undefined) =>
  files.filter(({ source, notes }) => notes.disclosures.length > 0 && isPublicOn(source.period, today));
