import type { Day } from '../lib/day.ts';
import { isPublicOn } from '../lib/visibility.ts';
import { locate, readablePath } from '../problems/locate.ts';
import { compareText, type Problem, problem } from '../problems/problem.ts';
import type { Practices } from '../shared/practices.ts';
import type { LoadedFile, Source } from '../types.ts';
import type { Notes } from './keywords.ts';

/** A file and what its schema noticed in it. */
interface Noted {
  readonly source: Source;
  readonly notes: Pick<Notes, 'practices' | 'tellings'>;
}

/** What the settings say that the site does, and what its public pages tell of it. */
export function practicesOf(all: readonly Noted[], today: Day | undefined): Practices {
  const inForce = all.flatMap(({ notes }) => notes.practices.flatMap(({ names }) => names));
  const told = tellers(all, today).flatMap(({ notes }) => notes.tellings.map(({ practice }) => practice));
  const sorted = (names: readonly string[]) => [...new Set(names)].sort(compareText);
  return { inForce: sorted(inForce), told: sorted(told) };
}

/**
 * Names every setting of which no page tells. Before a release that is a mistake, until then a reminder. While a file
 * cannot be read, it is unknown what it tells.
 */
export function checkPractices(
  all: readonly Noted[],
  files: readonly LoadedFile[],
  { today, release }: { readonly today?: Day | undefined; readonly release: boolean },
): Problem[] {
  if (files.some(({ source }) => !source)) return [];
  const { told } = practicesOf(all, today);
  const tellingFiles = tellers(all, today).map(({ source }) => source.file);
  return all.flatMap(({ source, notes }) =>
    notes.practices.flatMap(({ names, pointer, value }) =>
      names
        .filter((name) => !told.includes(name))
        .map((practice) => {
          const params = { practice, setting: `${readablePath(pointer)}: ${value}`, files: tellingFiles };
          return problem('practice-untold', locate(source, pointer), params, release ? 'error' : 'warning');
        }),
    ),
  );
}

const tellers = (all: readonly Noted[], today: Day | undefined) =>
  all.filter(({ source, notes }) => notes.tellings.length > 0 && isPublicOn(source.period, today));
