import { Blob, Face, Feature, Font, shape, Buffer as Text } from 'harfbuzzjs';

/** Format of a character map with 32-bit ranges, the simplest to write. */
const SEGMENTED_COVERAGE = 12;
const HEADER_BYTES = 28;
const GROUP_BYTES = 12;

/**
 * Returns the font with the glyphs that an OpenType feature gives single characters as its default ones. Subset without the
 * feature afterwards, it has one glyph for each character instead of two.
 *
 * @param font TrueType
 */
export function freezeFeature(font: Buffer, characters: string, feature: string): Buffer {
  const shaped = new Font(new Face(new Blob(font)));
  const features = [Feature.fromString(feature) as Feature];
  const glyphOf = (character: string) => {
    const text = new Text();
    text.addText(character);
    text.guessSegmentProperties();
    shape(shaped, text, features);
    return text.getGlyphInfos()[0]?.codepoint ?? 0;
  };
  const codes = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const map = Buffer.alloc(HEADER_BYTES + GROUP_BYTES * codes.length);
  // One subtable, for Windows and all of Unicode, starts after these twelve bytes.
  for (const [at, value] of [0, 1, 3, 10].entries()) map.writeUInt16BE(value, 2 * at);
  map.writeUInt32BE(12, 8);
  map.writeUInt16BE(SEGMENTED_COVERAGE, 12);
  map.writeUInt32BE(map.length - 12, 16);
  map.writeUInt32BE(codes.length, 24);
  for (const [index, code] of codes.entries()) {
    const at = HEADER_BYTES + GROUP_BYTES * index;
    map.writeUInt32BE(code, at);
    map.writeUInt32BE(code, at + 4);
    map.writeUInt32BE(glyphOf(String.fromCodePoint(code)), at + 8);
  }
  // The directory of tables gets the place of the new map. Subsetting corrects the checksums.
  const changed = Buffer.concat([font, map]);
  const entry = changed.indexOf('cmap');
  changed.writeUInt32BE(font.length, entry + 8);
  changed.writeUInt32BE(map.length, entry + 12);
  return changed;
}
