import { Paragraph } from '../inline/inline.tsx';
import './section-head.css';
import { SectionHeading } from '../section/section.tsx';

interface SectionHeadProps {
  readonly heading: string;
  /** One or two sentences next to the heading. */
  readonly intro?: string | undefined;
}

/** Head of a full-width section: large heading on the left, introduction on the right. */
export function SectionHead({ heading, intro }: SectionHeadProps) {
  return (
    <div className="section-head grid">
      <SectionHeading className={intro ? 'h2 c1-7' : 'h2 c1-9'}>{heading}</SectionHeading>
      <Paragraph className="section-head-intro c9-12" text={intro} />
    </div>
  );
}
