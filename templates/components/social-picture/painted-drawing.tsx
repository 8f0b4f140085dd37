import { useSite } from 'nebel/template-api';
import { COLORS } from '../../colors.gen.ts';
import type { Color, Tone } from '../../format/hue.ts';
import { paletteOf } from '../../palette.ts';
import { drawingNamed, painted } from '../illustration/drawing.ts';

interface PaintedDrawingProps {
  /** Name of one of our drawings. */
  readonly name: string;
  readonly color?: Color | undefined;
  readonly tone?: Tone | undefined;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A drawing with the colours written out that a page would give it, because no style sheet reaches a picture. */
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
      dangerouslySetInnerHTML={{ __html: quickened(painted(inner, paletteOf(color, tone))) }}
    />
  );
}

/**
 * Without what takes five times as long to draw as all the rest together, and whose soft edges do not compress: blur,
 * droplets, and a layer for each shape that is not opaque.
 */
const quickened = (markup: string) =>
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
