import type { Memory } from '../lib/memory.ts';
import type { FileReading } from './read-site.ts';

/** What a file says. The details of a page are there when somebody asks. */
export type KeptReading = Omit<FileReading, 'details'> & { readonly details: () => string };

/** What was read of the files of a site, by the hash under which they were written. */
export interface Readings {
  /** Keeps what was read of a file, so that nobody has to read it again to check it. */
  keep(reading: FileReading, hash: string): void;
  /** What is kept of a file, or what reading it gives. */
  recall(path: string, hash: string, read: () => FileReading): KeptReading;
  /** To be called once all files have been asked for. */
  close(): void;
}

/** @param memory keeps it. The details of all pages at once would fill the memory of the machine, so nobody else does. */
export function openReadings(memory: Memory): Readings {
  const briefs = memory.series<Omit<FileReading, 'details'>>('brief');
  const recall = (path: string, hash: string, read: () => FileReading): KeptReading => {
    // Held no longer than until both parts are kept.
    let latest: FileReading | undefined;
    const brief = briefs.recall(path, [hash], () => {
      latest = read();
      const { details: _, ...others } = latest;
      return others;
    });
    const details = brief.page
      ? memory.recallLater(`details of ${path}`, [hash], () => (latest ?? read()).details ?? '')
      : () => '';
    latest = undefined;
    return { ...brief, details };
  };
  return {
    recall,
    keep(reading, hash) {
      recall(reading.output, hash, () => reading);
    },
    close: briefs.close,
  };
}
