import { Text } from '../prose/prose.tsx';
import './questions.css';

/** Questions that open when they are tapped, without a script. */
export const Questions = ({ items }: { readonly items: readonly { question: string; answer: string }[] }) => (
  <div className="questions">
    {items.map(({ question, answer }) => (
      <details key={question} name="questions">
        <summary>{question}</summary>
        <p>
          <Text text={answer} />
        </p>
      </details>
    ))}
  </div>
);
