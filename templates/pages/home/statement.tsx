import type { ReactNode } from 'react';
import type { Fact as FactData } from '../../../.types/data.ts';
import { Paragraph, Paragraphs } from '../../components/inline/inline.tsx';
import { MarginFact } from '../../components/margin-fact/margin-fact.tsx';
import './statement.css';

interface StatementProps {
  /** Id of the heading, which labels the section around it. */
  readonly headingId: string;
  readonly statement: {
    readonly heading: string;
    readonly fact: FactData;
    readonly lead: string;
    readonly paragraphs: readonly string[];
  };
  /** Content between the lead and the text. */
  readonly children?: ReactNode;
}

/** Fact in the margin, heading, prominent lead, then two columns of text. */
export function Statement({ headingId, statement, children }: StatementProps) {
  const { heading, fact, lead, paragraphs } = statement;
  return (
    <div className="statement grid">
      <MarginFact fact={fact} className="c1-3" />
      <div className="c4-12">
        <h2 className="h2" id={headingId}>
          {heading}
        </h2>
        <Paragraph className="lead" text={lead} />
        {children}
        <div className="statement-text">
          <Paragraphs texts={paragraphs} />
        </div>
      </div>
    </div>
  );
}
