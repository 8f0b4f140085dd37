/** What a process and everything it started uses. Linux tells it; other systems are not asked. */
import { readdirSync, readFileSync } from 'node:fs';

/** Resident memory at the moment, in MiB. */
export const memoryOf = (pid: number): number =>
  sumOver(
    pid,
    () => {
      const [, kibibytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      return Number(kibibytes) / 1024;
    },
    memoryOf,
  );

/** Linux counts in hundredths of a second, whatever the processor does. */
const TICKS_PER_SECOND = 100;

/** Processor time since it was started, in seconds. Processes that have ended count in the one that started them. */
export const processorTimeOf = (pid: number): number =>
  sumOver(
    pid,
    () => {
      // The name of the program may hold spaces and brackets; what is counted comes after it.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ');
      const [user, system, childrenUser, childrenSystem] = fields.slice(11, 15).map(Number);
      return ((user ?? 0) + (system ?? 0) + (childrenUser ?? 0) + (childrenSystem ?? 0)) / TICKS_PER_SECOND;
    },
    processorTimeOf,
  );

function sumOver(pid: number, own: () => number, ofChild: (pid: number) => number): number {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return children.reduce((sum, child) => sum + ofChild(child), own());
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}
