import type { StepsBlock } from '../../../.types/data.ts';
import { Paragraph } from '../inline/inline.tsx';
import './numbered-steps.css';

/** Steps within running text, narrower and quieter than those of a section. */
export function NumberedSteps({ steps }: Pick<StepsBlock, 'steps'>) {
  return (
    <ol role="list" className="numbered-steps">
      {steps.map((step) => (
        <li key={step.title}>
          <h3>{step.title}</h3>
          <Paragraph text={step.text} />
        </li>
      ))}
    </ol>
  );
}
