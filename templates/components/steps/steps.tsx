import { classes, columns } from '../../format/classes.ts';
import { spanOf } from '../../format/time-span.ts';
import { Paragraph } from '../inline/inline.tsx';
import { Numeral } from '../numeral/numeral.tsx';
import { Track } from '../range-bar/range-bar.tsx';
import './steps.css';

export interface Step {
  readonly title: string;
  readonly text?: string | undefined;
  readonly duration?: string | undefined;
  /** Point in time, for a step without duration. */
  readonly time?: string | undefined;
}

interface StepsProps {
  readonly steps: readonly Step[];
  /** Heading level of the titles, one below that of the preceding heading. */
  readonly headingLevel?: 'h3' | 'h4' | undefined;
  readonly className?: string | undefined;
}

/**
 * Steps in order. If all of them have a time, they become a timeline; if their durations are known, bars show them to scale.
 */
export function Steps({ steps, headingLevel: Title = 'h3', className }: StepsProps) {
  const timed = steps.every(({ duration, time }) => duration ?? time);
  const lengths = lengthsOf(steps);
  return (
    <ol
      role="list"
      className={classes(
        'steps in-columns',
        columns(steps.length, 5),
        timed && (lengths ? 'steps--scale' : 'steps--time'),
        className,
      )}
    >
      {steps.map((step, index) => (
        <li key={step.title}>
          {lengths && <Track className="steps-bar" segments={segmentOf(lengths[index])} />}
          <Numeral value={timed ? (step.duration ?? step.time ?? '') : String(index + 1)} />
          <Title>{step.title}</Title>
          <Paragraph text={step.text} />
        </li>
      ))}
    </ol>
  );
}

/**
 * Returns the maximum duration of each step as a fraction of the longest. Undefined if more than one step has no duration.
 */
function lengthsOf(steps: readonly Step[]): readonly (number | undefined)[] | undefined {
  const minutes = steps.map(({ duration }) => (duration === undefined ? undefined : spanOf(duration).to));
  const known = minutes.filter((each) => each !== undefined);
  if (known.length < 2 || known.length < steps.length - 1) return undefined;
  const longest = Math.max(...known);
  return minutes.map((each) => each && each / longest);
}

const segmentOf = (length: number | undefined) => (length ? [{ from: 0, to: length }] : []);
