import type { Duration, Quantity } from '../../data.gen.ts';
import { classes } from '../../format/classes.ts';
import { columns } from '../../format/columns.ts';
import { quantityOf } from '../../format/time-span.ts';
import { Inline } from '../inline/inline.tsx';
import { Numeral } from '../numeral/numeral.tsx';
import { Track } from '../range-bar/track.tsx';

export interface Step {
  readonly title: string;
  readonly text?: string | undefined;
  /** How long it takes. */
  readonly duration?: Duration | undefined;
  /** When it happens, where it has no duration. */
  readonly time?: Quantity | undefined;
}

interface StepsProps {
  readonly steps: readonly Step[];
  /** Level of the steps' titles; one below the heading above them. */
  readonly headingLevel?: 'h3' | 'h4' | undefined;
  readonly className?: string | undefined;
}

/** Steps in their order. When every step has a time, they become a strip of time, as long as they take. */
export function Steps({ steps, headingLevel: Title = 'h3', className }: StepsProps) {
  const timed = steps.every(({ duration, time }) => duration ?? time);
  const lengths = lengthsOf(steps);
  return (
    <ol
      className={classes(
        'steps',
        columns(steps.length, 5),
        timed && (lengths ? 'steps--scale' : 'steps--time'),
        className,
      )}
    >
      {steps.map((step, index) => (
        <li key={step.title}>
          {lengths && <Track className="steps-bar" segments={segmentOf(lengths[index])} />}
          <Numeral {...(timed ? timeOf(step) : { value: String(index + 1) })} />
          <Title>{step.title}</Title>
          {step.text && (
            <p>
              <Inline text={step.text} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

const timeOf = ({ duration, time }: Step): Quantity => (duration ? quantityOf(duration) : (time ?? { value: '' }));

/** How long each step takes at most, as a share of the longest. Undefined where more than one has no duration. */
function lengthsOf(steps: readonly Step[]): readonly (number | undefined)[] | undefined {
  const minutes = steps.map(({ duration }) => duration && duration.to * MINUTES[duration.unit]);
  const known = minutes.filter((each) => each !== undefined);
  if (known.length < 2 || known.length < steps.length - 1) return undefined;
  const longest = Math.max(...known);
  return minutes.map((each) => each && each / longest);
}

const MINUTES = { min: 1, h: 60 };

const segmentOf = (length: number | undefined) => (length ? [{ from: 0, to: length }] : []);
