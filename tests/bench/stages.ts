/** Where a build spends its time: one run under Node's own profiler, every sample counted for the room it fell into. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROFILED } from './project-copy.ts';
import { timed } from './timed.ts';

/** The V8 CPU profile (Chrome DevTools Protocol, `Profiler.Profile`), as far as it is read here. */
interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  /** Microseconds since the last sample. */
  readonly timeDeltas: readonly number[];
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly children?: readonly number[];
}

/** The rooms of `src/` that are stages of a build. What helps them counts for the one that called. */
const STAGES = /\/src\/(load|validate|route|ledger|render|pictures|bundle|output|hosts|crawlers|check)\//;

/** Milliseconds by stage. What none of them is to blame for stands under `start`. */
export type Stages = ReadonlyMap<string, number>;

/**
 * Builds a site once more, from scratch, under the profiler.
 *
 * @param project copy of the project that builds it
 * @param root folder that holds its `data/`
 */
export async function stagesOf(project: string, root: string): Promise<Stages> {
  const folder = mkdtempSync(join(tmpdir(), 'nebel-profile-'));
  try {
    const options = ['--cpu-prof', `--cpu-prof-dir=${folder}`, '--max-old-space-size=12000', '--import', 'tsx'];
    const run = [...options, PROFILED, root, join(folder, 'dist')];
    await timed({ command: process.execPath, options: run, cwd: project });
    const names = readdirSync(folder).filter((file) => file.endsWith('.cpuprofile'));
    const total = new Map<string, number>();
    for (const name of names) {
      const profile = JSON.parse(readFileSync(join(folder, name), 'utf8')) as CpuProfile;
      addUp(total, profile, isOfMainThread(name));
    }
    return total;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `CPU.20270103.101112.4711.0.001.cpuprofile`: day, time, process, thread. */
const isOfMainThread = (name: string) => name.split('.')[4] === '0';

/** @param waits false for a thread that others wait for, and not the other way round */
function addUp(total: Map<string, number>, { nodes, samples, timeDeltas }: CpuProfile, waits: boolean): void {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const stageOf = new Map<number, string>();
  const [root] = nodes;
  const open = root ? [{ node: root, stage: 'start' }] : [];
  for (const { node, stage } of open) {
    const own = stageOfCall(node) ?? stage;
    stageOf.set(node.id, own);
    for (const id of node.children ?? []) {
      const child = byId.get(id);
      if (child) open.push({ node: child, stage: own });
    }
  }
  for (const [index, id] of samples.entries()) {
    const stage = stageOf.get(id) ?? 'start';
    if (stage === WAITING && !waits) continue;
    total.set(stage, (total.get(stage) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  }
}

const WAITING = 'waiting';

/** The last stage that a call has come through decides: writing asks for the next page, and rendering makes it. */
function stageOfCall({ callFrame: { url, functionName } }: ProfileNode): string | undefined {
  if (functionName === '(garbage collector)') return 'garbage collection';
  if (functionName === '(idle)') return WAITING;
  // A module is run before anything in it is called.
  return functionName === '' ? undefined : STAGES.exec(url)?.[1];
}
