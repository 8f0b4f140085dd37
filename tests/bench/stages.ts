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

/** Milliseconds by stage. What no room of `src/` is to blame for stands under `start`, waiting for esbuild under `bundle`. */
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
    // One for each thread.
    for (const name of names) addUp(total, JSON.parse(readFileSync(join(folder, name), 'utf8')) as CpuProfile);
    return total;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function addUp(total: Map<string, number>, { nodes, samples, timeDeltas }: CpuProfile): void {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const stageOf = new Map<number, string>();
  const [root] = nodes;
  const open = root ? [{ node: root, stage: 'start' }] : [];
  for (const { node, stage } of open) {
    const own = stage === 'start' ? (roomOf(node) ?? stage) : stage;
    stageOf.set(node.id, own);
    for (const id of node.children ?? []) {
      const child = byId.get(id);
      if (child) open.push({ node: child, stage: own });
    }
  }
  for (const [index, id] of samples.entries()) {
    const stage = stageOf.get(id) ?? 'start';
    total.set(stage, (total.get(stage) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  }
}

/** The first room that a call leads into decides, counted from the top. */
function roomOf({ callFrame: { url, functionName } }: ProfileNode): string | undefined {
  if (functionName === '(garbage collector)') return 'garbage collection';
  if (functionName === '(idle)' || functionName === '(program)') return 'bundle';
  // A module is run before anything in it is called.
  if (functionName === '') return undefined;
  return /\/src\/([a-z]+)\/[^/]/.exec(url)?.[1];
}
