import type { ReactNode, Ref } from 'react';
import type { HeadingTag } from './alert.tsx';
import './outcome.css';

interface OutcomeProps {
  readonly heading: string;
  readonly tag: HeadingTag;
  readonly id?: string | undefined;
  readonly text?: string | undefined;
  /** Next steps. */
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** Replaces a form after it was sent. */
export function Outcome({ heading, tag: Heading, id, text, children, ref }: OutcomeProps) {
  return (
    <div className="outcome" tabIndex={-1} ref={ref}>
      <div role="status">
        <Heading className="h3" id={id}>
          {heading}
        </Heading>
        {text && <p>{text}</p>}
      </div>
      <div className="acts">{children}</div>
    </div>
  );
}
