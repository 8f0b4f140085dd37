import type { SiteView, SocialPicture } from 'nebel/template-api';
import { COLORS } from '../../colors.gen.ts';
import type { Color, Tone } from '../../format/hue.ts';
import { namesSubject } from '../../format/names-subject.ts';
import { type Palette, paletteOf } from '../../palette.ts';
import { altOf } from './alt.ts';
import { Backdrop, Canvas, FLOOR, Floor, HEIGHT, MARGIN, WIDTH } from './canvas.tsx';
import { FactLines, factText, type SocialFact } from './fact-lines.tsx';
import { fitText, type Setting } from './fit-text.ts';
import { PaintedDrawing } from './painted-drawing.tsx';
import { BrandLogo, BrandName, CallNumber, CallPlate, oneLine, PLATE, Text } from './parts.tsx';

interface SceneProps {
  readonly kind: keyof typeof KINDS;
  readonly title: string;
  /** A word or two above the title. */
  readonly overline?: string;
  /** Topic of the page in a word or two, shown in the corner. */
  readonly subject?: string | undefined;
  readonly drawing?: string | undefined;
  readonly color?: Color | undefined;
  readonly tone?: Tone | undefined;
  readonly fact?: SocialFact | undefined;
}

interface Kind {
  readonly sizes: Setting['sizes'];
  ground(palette: Palette): string;
  sun(palette: Palette): string;
}

/** Differences between services, places and articles that are visible at a glance: title size and background. */
const KINDS = {
  service: {
    sizes: [
      [88, 2],
      [80, 2],
      [74, 2],
      [68, 2],
      [64, 3],
    ],
    ground: (palette) => palette['accent-tint'],
    sun: (palette) => palette['accent-pale'],
  },
  place: {
    sizes: [
      [140, 1],
      [128, 1],
      [116, 1],
      [100, 1],
      [84, 2],
    ],
    ground: (palette) => palette['accent-pale'],
    sun: (palette) => palette['accent-tint'],
  },
  article: {
    sizes: [
      [80, 2],
      [74, 2],
      [66, 2],
      [60, 3],
    ],
    ground: () => COLORS.paper,
    sun: (palette) => palette['accent-pale'],
  },
} satisfies Readonly<Record<string, Kind>>;

/** Width of the left column, below the title. */
const COLUMN = 540;

/** Baseline of the line above the title. */
const OVERLINE = 176;

/** Width of the drawing. */
const PICTURE = 520;

/** Distance of the plate from the ground line. */
const PLATE_MARGIN = 38;

/** A full-width headline, with a fact, the phone number and the page's drawing below. */
export function scenePicture(site: SiteView, props: SceneProps): SocialPicture {
  const { title, overline, subject, drawing, color, tone, fact } = props;
  const kind: Kind = KINDS[props.kind];
  const palette = paletteOf(color, tone);
  const headline = fitText(title, { width: WIDTH - 2 * MARGIN, sizes: kind.sizes });
  const first = (overline ? OVERLINE + 26 : 150) + headline.size * 0.74;
  const last = first + headline.size * 1.04 * (headline.lines.length - 1);
  const height = Math.min(HEIGHT - FLOOR - last - headline.size * 0.3, 320);
  const plate = HEIGHT - FLOOR - PLATE_MARGIN - PLATE;
  return {
    alt: altOf(
      site,
      [subject && !namesSubject(title, subject) ? subject : undefined, overline, title, fact && factText(fact)],
      drawing,
    ),
    drawing: (
      <Canvas ground={kind.ground(palette)}>
        {tone !== 'ruhig' && <Backdrop fill={kind.sun(palette)} />}
        {drawing && (
          <PaintedDrawing
            name={drawing}
            color={color}
            tone={tone}
            x={WIDTH - MARGIN - PICTURE}
            y={Math.round(HEIGHT - FLOOR - height)}
            width={PICTURE}
            height={Math.round(height)}
          />
        )}
        <Floor />
        <BrandLogo x={MARGIN} y={44} />
        <CallPlate x={MARGIN} y={plate} />
        <BrandName x={MARGIN} y={44} />
        <CallNumber x={MARGIN} y={plate} />
        {overline && <Text text={oneLine(overline, 44)} x={MARGIN - 1} y={OVERLINE} fill={palette.accent} />}
        {fact && <FactLines fact={fact} x={MARGIN} bottom={plate - 28} width={COLUMN} fill={palette.accent} />}
        {subject && <Text text={oneLine(subject, 36)} x={WIDTH - MARGIN} y={88} fill={palette.accent} anchor="end" />}
        <Text text={headline} x={MARGIN - headline.size * 0.05} y={first} fill={COLORS.ink} />
      </Canvas>
    ),
  };
}
