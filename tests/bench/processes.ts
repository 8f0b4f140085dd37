/** Resources used by a process and its descendants. Works on Linux; returns 0 elsewhere. */
import { readdirSync, readFileSync } from 'node:fs';

/** Current resident memory, in MiB. */
export const memoryOf = (pid: number): number =>
  sumOver(
    pid,
    () => {
      const [, kibibytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      return Number(kibibytes) / 1024;
    },
    memoryOf,
  );

/** Linux counts in hundredths of a second on every processor. */
const TICKS_PER_SECOND = 100;

/** Processor time since the start, in seconds. The time of an ended process counts towards its parent. */
export const processorTimeOf = (pid: number): number =>
  sumOver(
    pid,
    () => {
      // The name of the program can contain spaces and brackets; the figures come after it.
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
    // The process has ended.
    return 0;
  }
}
