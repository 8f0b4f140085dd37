import { useSite } from 'nebel/template-api';
import { COLORS } from '../../colors.gen.ts';
import type { Color, Tone } from '../../format/classes.ts';
import { paletteOf } from '../../palette.ts';
import { applyPalette, drawingNamed } from '../illustration/drawing.ts';

interface PaintedDrawingProps {
  readonly name: string;
  readonly color?: Color | undefined;
  readonly tone?: Tone | undefined;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A drawing with its colours written out, because no style sheet applies to a picture. */
export function PaintedDrawing({ name, color, tone, ...box }: PaintedDrawingProps) {
  const { viewBox, inner } = drawingNamed(useSite(), name);
  return (
    <svg
      {...box}
      viewBox={viewBox}
      preserveAspectRatio="xMaxYMax meet"
      overflow="visible"
      color={COLORS.ink}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, checked at validation
      dangerouslySetInnerHTML={{ __html: simplify(applyPalette(inner, paletteOf(color, tone))) }}
    />
  );
}

/**
 * Removes blur, droplets and the layers of translucent shapes: they take five times as long to render as everything else
 * together, and their soft edges do not compress.
 */
const simplify = (markup: string) =>
  markup
    .replace(/<pattern\b.*?<\/pattern>/gs, '')
    .replace(/<path\b[^>]*\bfill="url\([^)]*\)"[^>]*>/g, '')
    .replace(/\bfilter="url\([^)]*\)"/g, '')
    .replace(/<(path|circle)\b([^>]*?)\sopacity="([\d.]+)"([^>]*?)(\/?)>/g, (_, tag, before, opacity, after, end) => {
      const others = `${before}${after}`;
      const [known, filled = '1'] = /\sfill-opacity="([\d.]+)"/.exec(others) ?? [];
      const fill = (Number(filled) * Number(opacity)).toFixed(3);
      return `<${tag}${others.replace(known ?? '', '')} fill-opacity="${fill}" stroke-opacity="${opacity}"${end}>`;
    });
