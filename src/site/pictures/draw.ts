import { renderAsync } from '@resvg/resvg-js';

/**
 * Renders an SVG on white as a PNG, most of it in another thread. The same SVG and fonts result in the same bytes on every
 * machine.
 *
 * @param fonts paths of the font files to use; system fonts are ignored
 * @throws if the SVG cannot be parsed
 */
export async function drawPng(svg: string, fonts: readonly string[]): Promise<Uint8Array> {
  const image = await renderAsync(svg, {
    background: '#fff',
    font: { fontFiles: [...fonts], loadSystemFonts: false },
  });
  return image.asPng();
}
