import { classes } from '../../format/classes.ts';
import { columns } from '../../format/columns.ts';
import { Inline } from '../inline/inline.tsx';
import { Num, splitUnit } from '../num/num.tsx';

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

/** Steps in their order. When every step has a time, they become a strip of time. */
export function Steps({ steps, headingLevel: Title = 'h3', className }: StepsProps) {
  const timed = steps.every((step) => step.time !== undefined);
  return (
    <ol className={classes('steps', columns(steps.length, 5), timed && 'steps--time', className)}>
      {steps.map((step, index) => (
        <li key={step.title}>
          {timed && step.time ? <Num {...splitUnit(step.time)} /> : <Num value={String(index + 1)} />}
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
