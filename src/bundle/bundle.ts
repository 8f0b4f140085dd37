import { join } from 'node:path';
import { compareText } from '../problems/problem.ts';
import type { DeliverySettings } from '../shared/delivery.ts';
import type { AssetLinks, OutputFile, ReadDataset, SiteDefinition } from '../template-api.ts';

export interface BundledFile {
  readonly output: string;
  readonly base64: string;
}

export interface Bundle {
  readonly assets: readonly BundledFile[];
  /** What a page links to whose type has no style sheet of its own. */
  readonly links: AssetLinks;
  /** Page type → addresses of the style sheets that its pages link to instead of that of the site. */
  readonly ownStyles: Readonly<Record<string, readonly string[]>>;
}

export const bundledFiles = ({ assets }: Bundle): OutputFile[] =>
  assets.map(({ output, base64 }) => ({ output, bytes: Buffer.from(base64, 'base64') }));

export interface BundleOptions {
  readonly delivery?: DeliverySettings | undefined;
  readonly unused?: readonly string[] | undefined;
}

/**
 * Bundles styles and scripts. File names carry a hash of their content and may be cached for ever. Plain data.
 *
 * @param read for scripts that import something of data sets
 */
export async function bundle(
  { scripts: all = [], ...others }: SiteDefinition,
  { delivery = { kind: 'relay' }, unused = [] }: BundleOptions = {},
  read?: ReadDataset,
): Promise<Bundle> {
  const site = { ...others, scripts: all.filter((script) => !unused.includes(script)) };
  // Most builds find both unchanged and need no bundler.
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
  return { assets, links, ownStyles };
}
