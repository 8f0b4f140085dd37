import type { OutputFile, SiteView } from 'nebel/template-api';
import { COLORS } from './colors.gen.ts';
import { siteDataOf } from './site-data.ts';

/** Returns the web app manifest: names, colours and icons for the home screen. */
export function webManifest(view: SiteView): OutputFile {
  const { company, language } = siteDataOf(view).site;
  const manifest = {
    name: company.brand,
    // Home screens truncate names after about twelve letters, so only the first word is used.
    short_name: company.brand.split(' ')[0],
    lang: language,
    start_url: '/',
    display: 'browser',
    background_color: COLORS['fog-1'],
    theme_color: COLORS['fog-1'],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
  return { output: 'site.webmanifest', bytes: `${JSON.stringify(manifest)}\n` };
}

/** The drawing leaves the outer tenth free, so devices can crop the icon to any shape. */
const icon = (pixels: number, purpose: 'any' | 'maskable') => ({
  src: `/icon-${pixels}.png`,
  sizes: `${pixels}x${pixels}`,
  type: 'image/png',
  purpose,
});
