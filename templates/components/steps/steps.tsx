import { classes } from '../../format/classes.ts';
import { columns } from '../../format/columns.ts';
import { longestMinutes } from '../../format/time-span.ts';
import { Inline } from '../inline/inline.tsx';
import { Numeral, splitUnit } from '../numeral/numeral.tsx';
import { Track } from '../range-bar/track.tsx';

export interface Step {
  readonly title: string;
  readonly text?: string | undefined;
  readonly time?: string | undefined;
}

interface StepsProps {
  readonly steps: readonly Step[];
  /** Level of the steps' titles; one below the heading above them. */
  readonly headingLevel?: 'h3' | 'h4' | undefined;
  readonly className?: string | undefined;
}

/** Steps in their order. When every step has a time, they become a strip of time, as long as they take. */
export function Steps({ steps, headingLevel: Title = 'h3', className }: StepsProps) {
  const timed = steps.every((step) => step.time !== undefined);
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
          {timed && step.time ? <Numeral {...splitUnit(step.time)} /> : <Numeral value={String(index + 1)} />}
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

/**
 * How long each step takes, as a share of the longest. Undefined where the times are no durations, apart from one at the
 * beginning or the end: «vorher», «nach 24 h».
 */
function lengthsOf(steps: readonly Step[]): readonly (number | undefined)[] | undefined {
  const minutes = steps.map(({ time = '' }) => longestMinutes(time));
  const known = minutes.filter((each) => each !== undefined);
  if (known.length < 2 || known.length < steps.length - 1) return undefined;
  const longest = Math.max(...known);
  return minutes.map((each) => each && each / longest);
}

const segmentOf = (length: number | undefined) => (length ? [{ from: 0, to: length }] : []);
