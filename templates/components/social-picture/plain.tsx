import type { SiteView, SocialPicture } from 'nebel/template-api';
import { COLORS } from '../../colors.gen.ts';
import { altOf } from './alt.ts';
import { Canvas, HEIGHT, MARGIN, WIDTH } from './canvas.tsx';
import { fitText } from './fit-text.ts';
import { BrandLogo, BrandName, CallNumber, CallPlate, Logo, PLATE, Text } from './parts.tsx';

interface PlainProps {
  readonly title: string;
  /** A few words below the title. */
  readonly note?: string | undefined;
}

/** Text on a dark background with the logo, for pages without a drawing. */
export function plainPicture(site: SiteView, { title, note }: PlainProps): SocialPicture {
  const headline = fitText(title, { width: WIDTH - 2 * MARGIN, sizes: SIZES });
  const first = 236 + headline.size * 0.5;
  const last = first + (headline.lines.length - 1) * headline.size * 1.04;
  const plate = HEIGHT - 52 - PLATE;
  return {
    alt: altOf(site, [title, note]),
    drawing: (
      <Canvas ground={COLORS.deep}>
        <Logo x={600} y={20} size={720} fill={COLORS['deep-line']} opacity={0.4} />
        <BrandLogo x={MARGIN} y={44} dark />
        <CallPlate x={MARGIN} y={plate} />
        <BrandName x={MARGIN} y={44} dark />
        <CallNumber x={MARGIN} y={plate} />
        <Text text={headline} x={MARGIN - headline.size * 0.05} y={first} fill={COLORS.paper} />
        {note && (
          <Text
            text={fitText(note, { width: WIDTH - 2 * MARGIN, sizes: [[36, 1]] })}
            x={MARGIN}
            y={last + 70}
            fill={COLORS['deep-text']}
          />
        )}
      </Canvas>
    ),
  };
}

const SIZES = [
  [112, 2],
  [96, 2],
  [84, 2],
] as const;
