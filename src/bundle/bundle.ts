import { join } from 'node:path';
import { type Memory, NO_MEMORY } from '../lib/memory.ts';
import { compareText } from '../problems/problem.ts';
import type { DeliverySettings } from '../shared/delivery.ts';
import type { AssetLinks, SiteDefinition } from '../template-api.ts';
import type { Asset } from '../types.ts';
import { bundleScripts } from './scripts.ts';
import { bundleStyles } from './styles.ts';
import { unlessUnchanged } from './unless-unchanged.ts';

export interface Bundle {
  readonly assets: readonly Asset[];
  readonly links: AssetLinks;
}

/** Bundles styles and scripts. File names carry a hash of their content and may be cached for ever. */
export function bundle(
  site: SiteDefinition,
  delivery: DeliverySettings = { kind: 'relay' },
  memory: Memory = NO_MEMORY,
): Promise<Bundle> {
  return unlessUnchanged(memory, site.templates, JSON.stringify(delivery), () => bundleAll(site, delivery));
}

async function bundleAll(site: SiteDefinition, delivery: DeliverySettings) {
  const [styles, scripts] = await Promise.all([bundleStyles(site), bundleScripts(site, delivery)]);
  const { start } = scripts;
  const prefix = join(site.templates, 'out/');
  const assets = [...styles.files, ...scripts.files]
    .map(({ path, contents }) => ({ output: path.slice(prefix.length).replaceAll('\\', '/'), bytes: contents }))
    .sort((a, b) => compareText(a.output, b.output));
  const urls = (extension: string) =>
    assets.filter(({ output }) => output.endsWith(extension)).map(({ output }) => `/${output}`);
  const links = { styles: urls('.css'), fonts: urls('.woff2'), scripts: start ? [`/assets/${start}`] : [] };
  return { result: { assets, links }, madeFrom: Object.keys({ ...styles.madeFrom, ...scripts.madeFrom }) };
}
