import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { orUndefined } from '../lib/collections.ts';
import { errorCode } from '../lib/errors.ts';

/** Identifies a process among those of all machines. Fields that the system does not provide are left out. */
export interface Owner {
  readonly host: string;
  /** Changes with every boot of the machine. */
  readonly boot?: string | undefined;
  /** Scope of the `pid`: every container numbers its own processes. */
  readonly namespace?: string | undefined;
  readonly pid: number;
  /** Start time of the process in clock ticks, because systems reuse process ids. */
  readonly began?: string | undefined;
}

export const thisProcess = (): Owner => ({
  host: hostname(),
  boot: orUndefined(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  namespace: orUndefined(() => readlinkSync('/proc/self/ns/pid')),
  pid: process.pid,
  began: procStat(process.pid)?.began,
});

/** Checks a process. It is `unknown` on another machine, in another container, and from before the last boot. */
export function stateOf(owner: Owner): 'running' | 'ended' | 'unknown' {
  const { host, boot, namespace } = thisProcess();
  if (owner.host !== host || owner.boot !== boot || owner.namespace !== namespace) return 'unknown';
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // `EPERM` means that it runs as another user.
    if (errorCode(error) !== 'EPERM') return 'ended';
  }
  const found = procStat(owner.pid);
  return !found || (found.began === owner.began && !found.isDead) ? 'running' : 'ended';
}

/** Reads `/proc`, on Linux only. A zombie keeps its process id until its parent has read its exit status. */
function procStat(pid: number): { readonly began: string | undefined; readonly isDead: boolean } | undefined {
  const stat = orUndefined(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // The second field is the name of the program in parentheses, which can contain anything.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields && { began: fields[19], isDead: /^[ZX]$/.test(fields[0] ?? '') };
}
