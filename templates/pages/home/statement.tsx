import type { ReactNode } from 'react';
import type { Fact as FactData } from '../../../.types/data.ts';
import { Paragraph, Paragraphs } from '../../components/inline/inline.tsx';
import { MarginFact } from '../../components/margin-fact/margin-fact.tsx';
import { SectionHeading } from '../../components/section/section.tsx';
import './statement.css';

interface StatementProps {
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
export function Statement({ statement, children }: StatementProps) {
  const { heading, fact, lead, paragraphs } = statement;
  return (
    <div className="statement grid">
      <MarginFact fact={fact} className="c1-3" />
      <div className="c4-12">
        <SectionHeading className="h2">{heading}</SectionHeading>
        <Paragraph className="lead" text={lead} />
        {children}
        <div className="statement-text">
          <Paragraphs texts={paragraphs} />
        </div>
      </div>
    </div>
  );
}
