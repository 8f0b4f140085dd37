import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** A process, told from every other one on any machine. What a system does not tell is left out. */
export interface Owner {
  readonly host: string;
  /** Another one after each start of the machine. */
  readonly boot?: string | undefined;
  /** Within which `pid` means something: each container counts its own processes. */
  readonly namespace?: string | undefined;
  readonly pid: number;
  /** When the process began, as the system counts. Numbers of processes are given again. */
  readonly began?: string | undefined;
}

export const thisProcess = (): Owner => ({
  host: hostname(),
  boot: ifTold(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  namespace: ifTold(() => readlinkSync('/proc/self/ns/pid')),
  pid: process.pid,
  began: fieldsOf(process.pid)?.began,
});

/** Whether a process still runs. `unknown` of one on another machine or in another container, or before the last start. */
export function stateOf(owner: Owner): 'running' | 'ended' | 'unknown' {
  const { host, boot, namespace } = thisProcess();
  if (owner.host !== host || owner.boot !== boot || owner.namespace !== namespace) return 'unknown';
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // Otherwise it runs, and belongs to someone else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return 'ended';
  }
  const found = fieldsOf(owner.pid);
  return !found || (found.began === owner.began && !found.isDead) ? 'running' : 'ended';
}

/** What Linux tells of a process. One that is dead keeps its number until its parent has asked how it ended. */
function fieldsOf(pid: number): { readonly began: string | undefined; readonly isDead: boolean } | undefined {
  const stat = ifTold(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // The second field is the name of the program in brackets, which may be anything.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields && { began: fields[19], isDead: /^[ZX]$/.test(fields[0] ?? '') };
}

function ifTold(ask: () => string): string | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
