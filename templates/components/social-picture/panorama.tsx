import type { SiteView, SocialPicture } from 'nebel/template-api';
import { COLORS } from '../../colors.gen.ts';
import { paletteOf } from '../../palette.ts';
import { altOf } from './alt.ts';
import { Backdrop, Canvas, FLOOR, Floor, HEIGHT, MARGIN, WIDTH } from './canvas.tsx';
import { fitText } from './fit-text.ts';
import { PaintedDrawing } from './painted-drawing.tsx';
import { BrandLogo, BrandName, CallNumber, CallPlate, Text } from './parts.tsx';

interface PanoramaProps {
  readonly title: string;
  readonly note: string;
  /** Name of a drawing about five times as wide as high. */
  readonly drawing: string;
}

/** Picture of the home page: a cross-section of the whole street along the ground line. */
export function panoramaPicture(site: SiteView, { title, note, drawing }: PanoramaProps): SocialPicture {
  const palette = paletteOf(undefined, undefined);
  const width = WIDTH - 2 * MARGIN;
  const headline = fitText(title, {
    width,
    sizes: [
      [86, 2],
      [76, 2],
    ],
  });
  return {
    alt: altOf(site, [title, note], drawing),
    drawing: (
      <Canvas ground={COLORS['fog-2']}>
        <Backdrop fill={palette['accent-pale']} />
        <PaintedDrawing name={drawing} x={-40} y={HEIGHT - FLOOR - 242} width={WIDTH + 80} height={242} />
        <Floor />
        <BrandLogo x={MARGIN} y={44} />
        <CallPlate x={WIDTH - MARGIN - 398} y={37} />
        <BrandName x={MARGIN} y={44} />
        <CallNumber x={WIDTH - MARGIN - 398} y={37} />
        <Text text={headline} x={MARGIN - headline.size * 0.05} y={206} fill={COLORS.ink} />
        <Text text={fitText(note, { width, sizes: [[34, 1]] })} x={MARGIN} y={348} fill={COLORS.teal} />
      </Canvas>
    ),
  };
}
