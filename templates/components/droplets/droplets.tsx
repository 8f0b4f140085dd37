import { fillSlots } from 'nebel/template-api';
import { useId } from 'react';
import type { DropletsChart } from '../../../.types/data.ts';
import { decimal, withUnit } from '../../format/amount.ts';
import { useWords } from '../../site-data.ts';
import { Inline } from '../inline/inline.tsx';
import './droplets.css';

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
  [610, 186, 10],
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
  const scale = HAIR / hair.size;
  return (
    <figure className="droplets">
      <svg viewBox="0 0 1200 380" aria-hidden="true">
        <Mist />
        <Hair label={micrometres(hair.size)} />
        {CLOUD.map(([x, y, diameter]) => (
          <circle key={`${x} ${y}`} className="droplets-drop" cx={x} cy={y} r={(diameter * scale) / 2} />
        ))}
        {droplets.map(({ size }, index) => {
          const position = LABEL_POSITIONS[index];
          return (
            position && <NamedDroplet key={size} {...position} radius={(size * scale) / 2} label={micrometres(size)} />
          );
        })}
      </svg>
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

function Hair({ label }: { readonly label: string }) {
  return (
    <g className="droplets-hair">
      <circle cx="175" cy="190" r="174" />
      <circle cx="175" cy="190" r="150" opacity=".35" />
      <circle cx="175" cy="190" r="32" opacity=".35" />
      <path d="M1 190H349M1 183v14M349 183v14" />
      <text x="12" y="178">
        {label}
      </text>
    </g>
  );
}

interface NamedDropletProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly label: string;
}

/** A droplet with its size above it. One that is too small to see gets a ring. */
function NamedDroplet({ x, y, radius, label }: NamedDropletProps) {
  const ring = Math.max(radius, 9);
  return (
    <g className="droplets-named">
      <circle className="droplets-drop" cx={x} cy={y} r={radius} />
      {ring > radius && <circle className="droplets-ring" cx={x} cy={y} r={ring} />}
      <text x={x} y={y - ring - 12} textAnchor="middle">
        {label}
      </text>
    </g>
  );
}

function Mist() {
  const blur = useId();
  return (
    <>
      <filter id={blur} x="-20%" y="-50%" width="140%" height="200%">
        <feGaussianBlur stdDeviation="34" />
      </filter>
      <g className="droplets-mist" filter={`url(#${blur})`}>
        <path opacity=".24" d="M440 230q150-130 310-70t330-50q60 120-20 200-290 30-420 0t-200-80z" />
        <path opacity=".22" d="M580 270q180-90 330-30t230-40q10 70-50 110H640z" />
      </g>
    </>
  );
}
