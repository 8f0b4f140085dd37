import { LanternLargestContentfulPaint } from 'lighthouse/core/computed/metrics/lantern-largest-contentful-paint.js';
import { loadArtifacts } from 'lighthouse/core/lib/asset-saver.js';

/** Practically zero. Zero itself would count as «not set». */
const NO_TIME = 1e-6;

/**
 * Returns the largest paint that Lighthouse's simulator (Lantern) predicts for a recorded visit on a processor that takes no
 * time, in milliseconds. `gathered` is the folder passed to Lighthouse with `-GA`.
 */
export async function largestPaintByNetwork(gathered: string): Promise<number> {
  const artifacts = loadArtifacts(gathered);
  const throttling = { ...artifacts.settings.throttling, cpuSlowdownMultiplier: NO_TIME };
  const settings = { ...artifacts.settings, throttling };
  const { Trace: trace, DevtoolsLog: devtoolsLog, URL, SourceMaps } = artifacts;
  const visit = { trace, devtoolsLog, URL, SourceMaps, settings, gatherContext: { gatherMode: 'navigation' as const } };
  const context = { computedCache: new Map(), settings };
  const { timing } = await LanternLargestContentfulPaint.request(visit as never, context as never);
  return timing;
}
