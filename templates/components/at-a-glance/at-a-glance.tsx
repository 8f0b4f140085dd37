import { Inline } from '../inline/inline.tsx';
import './at-a-glance.css';

interface AtAGlanceProps {
  /** Price, response time and the like, a few words each, the most important first. */
  readonly answers: readonly string[];
}

/** Key answers below the heading of a page, for readers who decide here whether to read on. */
export function AtAGlance({ answers }: AtAGlanceProps) {
  if (answers.length === 0) return null;
  return (
    <ul role="list" className="at-a-glance">
      {answers.map((answer) => (
        <li key={answer}>
          <Inline text={answer} />
        </li>
      ))}
    </ul>
  );
}
