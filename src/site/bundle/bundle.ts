/** Bundles the styles and scripts of a site for browsers. */

import { basename, join } from 'node:path';
import type { Message } from 'esbuild';
import { type DeliverySettings, placedDelivery } from '../../api/forms/delivery.ts';
import type { AssetLinks, Environment, OutputFile, ReadDataset, SiteDefinition } from '../../api/template-api.ts';
import { type Finding, finding } from '../../base/findings/finding.ts';
import { compareText } from '../../base/lib/collections.ts';
import { basePathOf } from '../../base/lib/url.ts';
import type { SiteSnapshot } from '../../content/content.ts';
import { inertCode } from './inert-code.ts';

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
  /** Style sheets that no page has, code that no browser gets, and what the bundler doubts. */
  readonly findings: readonly Finding[];
}

export const bundledFiles = ({ assets }: Bundle): OutputFile[] =>
  assets.map(({ output, base64 }) => ({ output, bytes: Buffer.from(base64, 'base64') }));

export interface BundleOptions {
  readonly delivery?: DeliverySettings | undefined;
  /** Plain scripts to leave out. */
  readonly unused?: readonly string[] | undefined;
}

/** Returns what the data of a site decide about its bundle. */
export const bundleOptionsOf = (
  site: SiteDefinition,
  { shared, baseUrl }: SiteSnapshot,
  env: Environment,
): BundleOptions => ({
  delivery: placedDelivery(site.delivery?.(shared, env), basePathOf(baseUrl)),
  unused: site.unusedScripts?.(shared),
});

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
  const links = {
    styles: [`/assets/${styles.site}`],
    fonts: assets.flatMap(({ output }) => (output.endsWith('.woff2') ? [`/${output}`] : [])),
    scripts: start ? [`/assets/${start}`] : [],
  };
  const ownStyles = Object.fromEntries(
    Object.entries(styles.ofType).map(([type, name]) => [type, [`/assets/${name}`]]),
  );
  const placed = (file: string) => `${basename(site.templates)}/${file}`;
  const findings = [
    ...styles.unused.map((sheet) => finding('template-sheet', { file: placed(sheet) }, {}, 'warning')),
    ...inertCode(site, styles.modules, new Set(scripts.modules), placed),
    ...[...styles.warnings, ...scripts.warnings].flatMap((warning) => doubtOf(warning, placed)),
  ];
  return { assets, links, ownStyles, findings };
}

/** Converts a warning of esbuild, whose lines count from 1 and columns from 0. Leaves out those of packages. */
function doubtOf({ text, location }: Message, placed: (file: string) => string): Finding[] {
  if (!location || /^\.\.|node_modules\//.test(location.file)) return [];
  const { file, line, column, length } = location;
  const range = { line, column: column + 1, endLine: line, endColumn: column + 1 + length };
  return [finding('template-doubt', { file: placed(file), range }, { message: text }, 'warning')];
}
