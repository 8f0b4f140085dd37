import type { ReactNode } from 'react';
import type { Mark as MarkData } from '../../../.types/data.ts';
import { Inline, Paragraphs } from '../../components/inline/inline.tsx';
import { MarginFact } from '../../components/margin-fact/margin-fact.tsx';
import './statement.css';

interface StatementProps {
  /** Id of the heading, which labels the section around it. */
  readonly headingId: string;
  readonly statement: {
    readonly heading: string;
    readonly mark: MarkData;
    readonly lead: string;
    readonly paragraphs: readonly string[];
  };
  /** Content between the lead and the text. */
  readonly children?: ReactNode;
}

/** Fact in the margin, heading, prominent lead, then two columns of text. */
export function Statement({ headingId, statement, children }: StatementProps) {
  const { heading, mark, lead, paragraphs } = statement;
  return (
    <div className="statement grid">
      <MarginFact fact={mark} className="c1-3" />
      <div className="c4-12">
        <h2 className="h2" id={headingId}>
          {heading}
        </h2>
        <p className="lead">
          <Inline text={lead} />
        </p>
        {children}
        <div className="statement-text">
          <Paragraphs texts={paragraphs} />
        </div>
      </div>
    </div>
  );
}
