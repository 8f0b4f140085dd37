import { COLORS } from '../../colors.gen.ts';
import { LOGO_PATH } from '../../logo-path.ts';
import { useSiteData } from '../../site-data.ts';
import { phoneIcon } from '../icon/icons.gen.ts';
import { Lines } from '../icon/lines.tsx';
import { type FittedText, textWidth, toKnownLetters, tracking } from './fit-text.ts';

interface Position {
  readonly x: number;
  readonly y: number;
}

interface TextProps extends Position {
  /** `y` is the baseline of the first line. */
  readonly text: FittedText;
  readonly fill: string;
  /** Line height, as a multiple of the font size. */
  readonly leading?: number;
  /** End of the lines that `x` refers to. */
  readonly anchor?: 'start' | 'end';
}

/** Lines of text. */
export function Text({ text: { size, lines }, x, y, fill, leading = 1.04, anchor = 'start' }: TextProps) {
  return lines.map((line, index) => (
    <text
      // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity, and a picture never changes
      key={index}
      x={x}
      y={Math.round(y + index * size * leading)}
      fill={fill}
      fontSize={size}
      letterSpacing={tracking(size)}
      textAnchor={anchor}
    >
      {toKnownLetters(line)}
    </text>
  ));
}

export const oneLine = (line: string, size: number): FittedText => ({ size, lines: [line] });

export function Logo({ x, y, size, fill, opacity }: Position & { size: number; fill: string; opacity?: number }) {
  return (
    <path transform={`translate(${x} ${y}) scale(${size / 32})`} fill={fill} fillOpacity={opacity} d={LOGO_PATH} />
  );
}

interface Corner extends Position {
  readonly dark?: boolean;
}

/** The logo as in the header of a page. */
export function BrandLogo({ x, y, dark = false }: Corner) {
  return <Logo x={x} y={y} size={62} fill={dark ? COLORS['deep-teal'] : COLORS.teal} />;
}

/** The name next to the logo, one word per line. */
export function BrandName({ x, y, dark = false }: Corner) {
  const words = useSiteData().site.company.brand.split(' ');
  return (
    <Text
      text={{ size: 29, lines: words }}
      x={x + 78}
      y={y + 40 - (words.length - 1) * 15}
      fill={dark ? COLORS.paper : COLORS.ink}
      leading={1.02}
    />
  );
}

/** Height of the plate with the phone number. */
export const PLATE = 76;

const PHONE = 38;

/** Plate of the phone number, in the warm colour reserved for calling. */
export function CallPlate({ x, y }: Position) {
  const { phone } = useSiteData().site.company;
  return (
    <>
      <rect x={x} y={y} width={Math.round(textWidth(phone, PHONE)) + 114} height={PLATE} rx={3} fill={COLORS.call} />
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
    </>
  );
}

/** Phone number on its plate. */
export function CallNumber({ x, y }: Position) {
  const { phone } = useSiteData().site.company;
  return <Text text={oneLine(phone, PHONE)} x={x + 82} y={y + 52} fill={COLORS.paper} />;
}
