import { join } from 'node:path';
import { compareText } from '../problems/problem.ts';
import type { DeliverySettings } from '../shared/delivery.ts';
import type { AssetLinks, SiteDefinition } from '../template-api.ts';
import type { Asset } from '../types.ts';
import { bundleScripts } from './scripts.ts';
import { bundleStyles } from './styles.ts';

export interface Bundle {
  readonly assets: readonly Asset[];
  readonly links: AssetLinks;
}

/** Bundles styles and scripts. File names carry a hash of their content and may be cached for ever. */
export async function bundle(site: SiteDefinition, delivery: DeliverySettings = { kind: 'relay' }): Promise<Bundle> {
  const [styles, { files: scripts, start }] = await Promise.all([bundleStyles(site), bundleScripts(site, delivery)]);
  const prefix = join(site.templates, 'out/');
  const assets = [...styles, ...scripts]
    .map(({ path, contents }) => ({ output: path.slice(prefix.length).replaceAll('\\', '/'), bytes: contents }))
    .sort((a, b) => compareText(a.output, b.output));
  const urls = (extension: string) =>
    assets.filter(({ output }) => output.endsWith(extension)).map(({ output }) => `/${output}`);
  return { assets, links: { styles: urls('.css'), fonts: urls('.woff2'), scripts: start ? [`/assets/${start}`] : [] } };
}
