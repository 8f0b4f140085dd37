import { join } from 'node:path';
import { type Memory, NO_MEMORY } from '../lib/memory.ts';
import { compareText } from '../problems/problem.ts';
import type { DeliverySettings } from '../shared/delivery.ts';
import type { AssetLinks, SiteDefinition } from '../template-api.ts';
import type { Asset } from '../types.ts';
import { unlessUnchanged } from './unless-unchanged.ts';

export interface Bundle {
  readonly assets: readonly Asset[];
  /** What a page links to whose type has no style sheet of its own. */
  readonly links: AssetLinks;
  /** Page type → addresses of the style sheets that its pages link to instead of that of the site. */
  readonly ownStyles: Readonly<Record<string, readonly string[]>>;
}

/**
 * Bundles styles and scripts, without those plain scripts that are `unused`. File names carry a hash of their content
 * and may be cached for ever.
 */
export async function bundle(
  site: SiteDefinition,
  delivery: DeliverySettings = { kind: 'relay' },
  memory: Memory = NO_MEMORY,
  unused: readonly string[] = [],
): Promise<Bundle> {
  const used = { ...site, scripts: (site.scripts ?? []).filter((script) => !unused.includes(script)) };
  const settings = JSON.stringify([delivery, used.scripts]);
  const { assets, ...links } = await unlessUnchanged(memory, site.templates, settings, () => bundleAll(used, delivery));
  return { ...links, assets: assets.map(({ output, base64 }) => ({ output, bytes: Buffer.from(base64, 'base64') })) };
}

async function bundleAll(site: SiteDefinition, delivery: DeliverySettings) {
  // Most builds find both unchanged and need no bundler.
  const [{ bundleStyles }, { bundleScripts }] = await Promise.all([import('./styles.ts'), import('./scripts.ts')]);
  const [styles, scripts] = await Promise.all([bundleStyles(site), bundleScripts(site, delivery)]);
  const { start } = scripts;
  const prefix = join(site.templates, 'out/');
  const assets = [...styles.files, ...scripts.files]
    .map(({ path, contents }) => ({
      output: path.slice(prefix.length).replaceAll('\\', '/'),
      base64: Buffer.from(contents).toString('base64'),
    }))
    .sort((a, b) => compareText(a.output, b.output));
  const urls = (extension: string) =>
    assets.filter(({ output }) => output.endsWith(extension)).map(({ output }) => `/${output}`);
  const links = {
    styles: [`/assets/${styles.site}`],
    fonts: urls('.woff2'),
    scripts: start ? [`/assets/${start}`] : [],
  };
  const ownStyles = Object.fromEntries(
    Object.entries(styles.ofType).map(([type, name]) => [type, [`/assets/${name}`]]),
  );
  return { result: { assets, links, ownStyles }, madeFrom: Object.keys({ ...styles.madeFrom, ...scripts.madeFrom }) };
}
