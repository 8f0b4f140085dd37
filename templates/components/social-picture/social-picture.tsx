import { plainText, type SiteView, type SocialPicture, useSite } from 'nebel/template-api';
import { COLORS } from '../../colors.gen.ts';
import type { Color, Tone } from '../../format/classes.ts';
import { namesSubject } from '../../format/names-subject.ts';
import { paletteOf } from '../../palette.ts';
import { siteDataOf } from '../../site-data.ts';
import { drawingNamed, sizeOf } from '../illustration/drawing.ts';
import { type FittedText, fitText } from './fit-text.ts';
import { PaintedDrawing } from './painted-drawing.tsx';
import { Brand, Call, Logo, Text } from './parts.tsx';

/** Size in pixels that messengers and search engines expect. */
const WIDTH = 1200;
const HEIGHT = 630;

/** Margin to keep free, because some programs crop the corners. */
const MARGIN = 60;

/** Height of the ground below the drawings. */
const FLOOR = 14;

/** Sizes of the title in pixels, each with its maximum number of lines. */
const TITLE = [
  [124, 1],
  [100, 1],
  [84, 2],
  [74, 2],
  [64, 3],
] as const;

const FACT = [
  [72, 1],
  [60, 1],
  [46, 2],
  [36, 3],
] as const;

const NOTE = [[34, 4]] as const;

const LABEL = [[30, 2]] as const;

/** Width of the column next to the drawing. */
const COLUMN = 540;

/** A drawing this many times as wide as high fills the width of the picture. */
const PANORAMA = 3;

/** A fact in large letters, with the words that introduce or explain it: «Termin: 24–48 Stunden», «ab CHF 400 inkl. MWST» */
interface SocialFact {
  readonly before?: string;
  readonly value: string;
  readonly after?: string | undefined;
}

interface SocialPictureProps {
  readonly title: string;
  /** Topic above the title. Left out if the title names it. */
  readonly subject?: string | undefined;
  /** A few words below the title. */
  readonly note?: string | undefined;
  readonly fact?: SocialFact | undefined;
  readonly drawing?: string | undefined;
  readonly color?: Color | undefined;
  readonly tone?: Tone | undefined;
}

/** What messengers show for a link to the page: its title over its drawing, with a fact, our name and our number. */
export function socialPicture(site: SiteView, props: SocialPictureProps): SocialPicture {
  const { title, note, fact, drawing } = props;
  const subject = props.subject && !namesSubject(title, props.subject) ? props.subject : undefined;
  const { brand, phone } = siteDataOf(site).site.company;
  const sentences = [
    ...[brand, subject, title, note, fact && textOf(fact), phone],
    drawing && drawingNamed(site, drawing).title,
  ].flatMap((text) => (text ? plainText(text) : []));
  return {
    alt: sentences.map((text) => (/[.?!]$/.test(text) ? text : `${text}.`)).join(' '),
    drawing: <Scene {...props} subject={subject} />,
  };
}

const textOf = ({ before, value, after }: SocialFact) =>
  [before && `${before}:`, value, after].filter(Boolean).join(' ');

function Scene({ title, subject, note, fact, drawing, color, tone }: SocialPictureProps) {
  const palette = paletteOf(color, tone);
  const width = WIDTH - 2 * MARGIN;
  const headline = fitText(title, { width, sizes: TITLE });
  const first = (subject ? 196 : 150) + headline.size * 0.74;
  const last = first + headline.size * 1.04 * (headline.lines.length - 1);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: no page shows it; its alternative text accompanies its address
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fontFamily="Archivo"
      fontWeight={600}
    >
      <rect width={WIDTH} height={HEIGHT} fill={palette['accent-tint']} />
      {tone !== 'ruhig' && <Logo x={470} y={-40} size={800} fill={palette['accent-pale']} opacity={0.6} />}
      {drawing && <Drawing name={drawing} color={color} tone={tone} below={last + headline.size * 0.3} />}
      <rect y={HEIGHT - FLOOR} width={WIDTH} height={FLOOR} fill={COLORS.ink} />
      <Brand x={MARGIN} y={44} />
      <Call right={WIDTH - MARGIN} y={37} />
      {subject && <Text text={{ size: 40, lines: [subject] }} x={MARGIN - 1} y={182} fill={palette.accent} />}
      <Text text={headline} x={MARGIN - headline.size * 0.05} y={first} fill={COLORS.ink} />
      {note && (
        <Text
          text={fitText(note, { width, sizes: NOTE })}
          x={MARGIN}
          y={last + 66}
          fill={palette.accent}
          leading={1.25}
        />
      )}
      {fact && <Fact {...fact} fill={palette.accent} />}
    </svg>
  );
}

interface DrawingProps extends Pick<SocialPictureProps, 'color' | 'tone'> {
  readonly name: string;
  /** Height from which on there is room. */
  readonly below: number;
}

/** The drawing of the page on the ground line: next to the fact, or along the whole width. */
function Drawing({ below, ...drawing }: DrawingProps) {
  const ground = HEIGHT - FLOOR;
  const size = sizeOf(drawingNamed(useSite(), drawing.name));
  const isPanorama = size.width / size.height > PANORAMA;
  const height = Math.round(Math.min(ground - below, isPanorama ? 242 : 320));
  const [x, width] = isPanorama ? [-40, WIDTH + 80] : [WIDTH - MARGIN - 520, 520];
  return <PaintedDrawing {...drawing} x={x} y={ground - height} width={width} height={height} />;
}

/** A fact as large as its column allows. */
function Fact({ before, value, after, fill }: SocialFact & { readonly fill: string }) {
  const [over, large, under] = [
    before && fitText(before, { width: COLUMN, sizes: LABEL }),
    fitText(value, { width: COLUMN, sizes: FACT }),
    after && fitText(after, { width: COLUMN, sizes: LABEL }),
  ];
  /** Distance from the first baseline to the last one. */
  const depthOf = ({ size, lines }: FittedText, leading: number) => (lines.length - 1) * size * leading;
  const underAt = HEIGHT - FLOOR - 44 - (under ? depthOf(under, 1.15) : 0);
  const valueAt = underAt - (under ? 40 : 0) - depthOf(large, 1.1);
  const overAt = valueAt - large.size * 0.72 - 18 - (over ? depthOf(over, 1.15) : 0);
  return (
    <>
      {over && <Text text={over} x={MARGIN} y={overAt} fill={COLORS['ink-2']} leading={1.15} />}
      <Text text={large} x={MARGIN - large.size * 0.04} y={valueAt} fill={fill} leading={1.1} />
      {under && <Text text={under} x={MARGIN} y={underAt} fill={COLORS['ink-2']} leading={1.15} />}
    </>
  );
}
