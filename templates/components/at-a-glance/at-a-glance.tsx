import { Inline } from '../inline/inline.tsx';

interface AtAGlanceProps {
  /** What it costs, how soon: each a few words, the most important first. */
  readonly answers: readonly string[];
}

/** Below the heading of a page: what people want to know before they read on. */
export function AtAGlance({ answers }: AtAGlanceProps) {
  if (answers.length === 0) return null;
  return (
    <ul className="at-a-glance">
      {answers.map((answer) => (
        <li key={answer}>
          <Inline text={answer} />
        </li>
      ))}
    </ul>
  );
}
