import { fillSlots, toMarkup, useSite } from 'nebel/template-api';
import type { DropletsChart } from '../../../.types/data.ts';
import { COLORS } from '../../colors.gen.ts';
import { decimal, withUnit } from '../../format/amount.ts';
import { useWords } from '../../site-data.ts';
import { Inline } from '../inline/inline.tsx';
import './droplets.css';

/** Size of the view box. */
const WIDTH = 1200;
const HEIGHT = 380;
const VIEW_BOX = `0 0 ${WIDTH} ${HEIGHT}`;

/** Diameter of the hair, the largest thing in the drawing, in units of its view box. */
const HAIR = 350;

/** Positions of the labelled droplets, ordered by size. */
const LABEL_POSITIONS = [
  { x: 430, y: 150 },
  { x: 560, y: 255 },
  { x: 790, y: 92 },
  { x: 940, y: 250 },
  { x: 1080, y: 120 },
] as const;

/** Unlabelled droplets in between: x, y, diameter in micrometres. */
const CLOUD = [
  [548, 120, 2],
  [668, 200, 10],
  [640, 84, 3],
  [700, 146, 6],
  [820, 284, 4],
  [893, 224, 10],
  [910, 96, 2],
  [1012, 200, 5],
  [1092, 256, 2],
  [480, 322, 0.5],
  [470, 236, 3],
  [1062, 312, 3],
  [1164, 84, 2],
] as const;

/** A hair next to fog droplets, drawn to scale from the sizes in the data. */
export function Droplets({ title, hair, droplets, note, source }: DropletsChart) {
  const { charts } = useWords();
  const site = useSite();
  const scale = HAIR / hair.size;
  const cloud = CLOUD.map(([x, y, diameter]) => ({ x, y, radius: (diameter * scale) / 2 }));
  const named = droplets.flatMap(({ size }, index) => {
    const position = LABEL_POSITIONS[index];
    return position ? [{ ...position, size, radius: (size * scale) / 2 }] : [];
  });
  const drawing = toMarkup(site, () => <Drawing cloud={cloud} named={named} />);
  return (
    <figure className="droplets">
      <div className="droplets-drawing">
        <img
          className="illustration"
          src={site.file('droplets.svg', drawing)}
          width={WIDTH}
          height={HEIGHT}
          alt=""
          loading="lazy"
        />
        {/* The font of the page does not reach a file. */}
        <svg viewBox={VIEW_BOX} aria-hidden="true">
          <text x="12" y="178">
            {micrometres(hair.size)}
          </text>
          {named.map(({ x, y, size, radius }) => (
            <text key={size} x={x} y={y - ringOf(radius) - 12} textAnchor="middle">
              {micrometres(size)}
            </text>
          ))}
        </svg>
      </div>
      <ol role="list">
        {[hair, ...droplets].map(({ size, text }) => (
          <li key={size}>
            <b>{micrometres(size)}</b> {text}
          </li>
        ))}
      </ol>
      <figcaption className="note">
        {title}. {note && <Inline text={note} />} <Inline text={fillSlots(charts.source, { source })} />
      </figcaption>
    </figure>
  );
}

/** 0.5 → «0,5 µm» */
const micrometres = (size: number) => withUnit(decimal(size), 'µm');

/** Radius of the ring around a droplet that is too small to see. */
const ringOf = (radius: number) => Math.max(radius, 9);

interface Droplet {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

interface DrawingProps {
  readonly cloud: readonly Droplet[];
  readonly named: readonly Droplet[];
}

/** The drawing without its labels, as a file. */
function Drawing({ cloud, named }: DrawingProps) {
  const { ink, teal, 'teal-fresh': mist } = COLORS;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a file, whose alternative text is in the page
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={VIEW_BOX} fill="none" stroke={ink}>
      <filter id="blur" x="-20%" y="-50%" width="140%" height="200%">
        <feGaussianBlur stdDeviation="34" />
      </filter>
      <g stroke="none" fill={mist} filter="url(#blur)">
        <path opacity=".24" d="M440 230q150-130 310-70t330-50q60 120-20 200-290 30-420 0t-200-80z" />
        <path opacity=".22" d="M580 270q180-90 330-30t230-40q10 70-50 110H640z" />
      </g>
      <path strokeWidth="2" d="M1 190a174 174 0 1 0 348 0a174 174 0 1 0 -348 0M1 190H349M1 183v14M349 183v14" />
      <circle cx="175" cy="190" r="150" opacity=".35" />
      <circle cx="175" cy="190" r="32" opacity=".35" />
      <g stroke="none" fill={teal}>
        {[...cloud, ...named].map(({ x, y, radius }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
        ))}
      </g>
      {named
        .filter(({ radius }) => ringOf(radius) > radius)
        .map(({ x, y, radius }) => (
          <circle key={x} cx={x} cy={y} r={ringOf(radius)} />
        ))}
    </svg>
  );
}
