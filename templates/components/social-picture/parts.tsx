import { COLORS } from '../../colors.gen.ts';
import { LOGO_PATH } from '../../logo.ts';
import { useSiteData } from '../../site-data.ts';
import { phoneIcon } from '../icon/icons.gen.ts';
import { Lines } from '../icon/lines.tsx';
import { type FittedText, textWidth, toKnownLetters, tracking } from './fit-text.ts';

interface TextProps {
  readonly text: FittedText;
  readonly x: number;
  /** Baseline of the first line. */
  readonly y: number;
  readonly fill: string;
  /** Line height, as a multiple of the font size. */
  readonly leading?: number;
}

/** Lines of text. */
export function Text({ text: { size, lines }, x, y, fill, leading = 1.04 }: TextProps) {
  return lines.map((line, index) => (
    <text
      // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity, and a picture never changes
      key={index}
      x={x}
      y={Math.round(y + index * size * leading)}
      fill={fill}
      fontSize={size}
      letterSpacing={tracking(size)}
    >
      {toKnownLetters(line)}
    </text>
  ));
}

interface LogoProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly opacity?: number;
}

export function Logo({ x, y, size, fill, opacity }: LogoProps) {
  return (
    <path transform={`translate(${x} ${y}) scale(${size / 32})`} fill={fill} fillOpacity={opacity} d={LOGO_PATH} />
  );
}

/** The logo as in the header of a page, with the name next to it, one word per line. */
export function Brand({ x, y }: { readonly x: number; readonly y: number }) {
  const words = useSiteData().site.company.brand.split(' ');
  const name = { size: 29, lines: words };
  return (
    <>
      <Logo x={x} y={y} size={62} fill={COLORS.teal} />
      <Text text={name} x={x + 78} y={y + 40 - (words.length - 1) * 15} fill={COLORS.ink} leading={1.02} />
    </>
  );
}

const PHONE = 38;

/** The phone number on a plate in the warm colour reserved for calling, ending at `right`. */
export function Call({ right, y }: { readonly right: number; readonly y: number }) {
  const { phone } = useSiteData().site.company;
  const width = Math.round(textWidth(phone, PHONE)) + 114;
  const x = right - width;
  return (
    <>
      <rect x={x} y={y} width={width} height={76} rx={3} fill={COLORS.call} />
      <g
        transform={`translate(${x + 28} ${y + 21}) scale(1.42)`}
        fill="none"
        stroke={COLORS.paper}
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <Lines lines={phoneIcon} />
      </g>
      <Text text={{ size: PHONE, lines: [phone] }} x={x + 82} y={y + 52} fill={COLORS.paper} />
    </>
  );
}
