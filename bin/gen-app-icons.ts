/** Generates the favicon and the app icons in `templates/public/` from the logo, in the colours of the style sheets. */
import { Resvg } from '@resvg/resvg-wasm';
import { LOGO_PATH } from '../templates/logo.ts';
import { colorTokens } from './gen-colors.ts';
import { startResvg } from './resvg.ts';

/** Side of the square in which the logo is drawn, in its own units. */
const FRAME = 32;

/** Share of an app icon that the logo fills. Devices crop up to a tenth on each side, and round the corners. */
const LOGO_SHARE = 2 / 3;

const TAB_SIZE = 32;

/** Draws an app icon, size in pixels. It has the background of the site, because devices fill transparency with black. */
export const generateAppIcon = (size: number): Promise<Uint8Array> => {
  const side = FRAME / LOGO_SHARE;
  const margin = (side - FRAME) / 2;
  return draw(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}">` +
      `<rect x="${-margin}" y="${-margin}" width="${side}" height="${side}" fill="${colorTokens()['fog-1']}"/>${logo()}</svg>`,
    size,
  );
};

/** Draws the icon for browsers without SVG favicons: a single PNG with the header of an ICO file. */
export async function generateFavicon(): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FRAME} ${FRAME}">${logo()}</svg>`;
  const png = await draw(svg, TAB_SIZE);
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one picture
  header.writeUInt8(TAB_SIZE, 6);
  header.writeUInt8(TAB_SIZE, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const logo = () => `<path fill="${colorTokens().teal}" d="${LOGO_PATH}"/>`;

async function draw(svg: string, size: number): Promise<Uint8Array> {
  await startResvg();
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}
