/** Bundles the styles and scripts of a site for browsers. */

import { join } from 'node:path';
import type { DeliverySettings } from '../../api/forms/delivery.ts';
import type { AssetLinks, OutputFile, ReadDataset, SiteDefinition } from '../../api/template-api.ts';
import { compareText } from '../../base/lib/collections.ts';

export interface BundledFile {
  readonly output: string;
  readonly base64: string;
}

export interface Bundle {
  readonly assets: readonly BundledFile[];
  /** Links of pages whose type has no style sheet of its own. */
  readonly links: AssetLinks;
  /** Page type → addresses of its own style sheets, which replace that of the site. */
  readonly ownStyles: Readonly<Record<string, readonly string[]>>;
  /** Style sheets of the templates that no page has, relative to them. */
  readonly unusedSheets: readonly string[];
}

export const bundledFiles = ({ assets }: Bundle): OutputFile[] =>
  assets.map(({ output, base64 }) => ({ output, bytes: Buffer.from(base64, 'base64') }));

export interface BundleOptions {
  readonly delivery?: DeliverySettings | undefined;
  /** Plain scripts to leave out. */
  readonly unused?: readonly string[] | undefined;
}

/**
 * Bundles styles and scripts. File names contain a hash of the content, so that browsers can cache them forever. The result
 * is plain data.
 *
 * @param read required if scripts import from data sets
 */
export async function bundle(
  { scripts: all = [], ...others }: SiteDefinition,
  { delivery = { kind: 'relay' }, unused = [] }: BundleOptions = {},
  read?: ReadDataset,
): Promise<Bundle> {
  const site = { ...others, scripts: all.filter((script) => !unused.includes(script)) };
  // Loads esbuild on demand: most builds use the cached bundle.
  const [{ bundleStyles }, { bundleScripts }] = await Promise.all([import('./styles.ts'), import('./scripts.ts')]);
  const [styles, scripts] = await Promise.all([bundleStyles(site), bundleScripts(site, delivery, read)]);
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
  return { assets, links, ownStyles, unusedSheets: styles.unused };
}
