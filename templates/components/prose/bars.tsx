import type { BarsBlock } from '../../data.gen.ts';
import { chf } from '../../format/chf.ts';
import { axisTicks } from '../../format/scale.ts';
import { Inline } from '../inline/inline.tsx';
import { RangeBar } from '../range-bar/range-bar.tsx';

type BarsProps = Omit<BarsBlock, 'kind'>;

/** Ranges as bars on one scale. The list carries the numbers, the bars only show them. */
export function Bars({ heading, unit, bars, note }: BarsProps) {
  const ticks = axisTicks(Math.max(...bars.map((bar) => bar.to)));
  const max = ticks.at(-1) ?? 1;
  return (
    <figure className="bars">
      <figcaption className="bars__head">
        <strong>{heading}</strong> <span>{unit}</span>
      </figcaption>
      <dl className="bars__rows">
        {bars.map((bar) => (
          <div key={bar.label} className="bars__row">
            <dt>{bar.label}</dt>
            <dd>
              <RangeBar from={bar.from} to={bar.to} max={max} ticks={ticks} className="bars__bar" />
              <span className="bars__value">{bar.value}</span>
            </dd>
          </div>
        ))}
      </dl>
      <svg className="bars__axis" aria-hidden="true" focusable="false">
        {ticks.map((tick) => (
          <text key={tick} x={`${(tick / max) * 100}%`} y="1em" textAnchor={anchorAt(tick, max)}>
            {chf(tick)}
          </text>
        ))}
      </svg>
      {note && (
        <p className="note">
          <Inline text={note} />
        </p>
      )}
    </figure>
  );
}

/** Labels at the ends of the axis stay within it. */
function anchorAt(tick: number, max: number): 'start' | 'middle' | 'end' {
  if (tick === 0) return 'start';
  return tick === max ? 'end' : 'middle';
}
