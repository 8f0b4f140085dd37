import { useWords } from '../../site-data.ts';

export interface JumpLink {
  /** What it is, as a key of the words of the navigation. */
  readonly part: 'prices' | 'course' | 'questions' | 'contact';
  /** Id of a part of this page. */
  readonly to: string;
}

interface JumpLinksProps {
  readonly links: readonly JumpLink[];
}

/** One line below the head of a long page: to its prices, its questions, its contact. */
export function JumpLinks({ links }: JumpLinksProps) {
  const { navigation } = useWords();
  return (
    <nav className="jump" aria-label={navigation.onThisPage}>
      <ul className="wrap">
        {links.map(({ part, to }) => (
          <li key={to}>
            <a href={`#${to}`}>{navigation[part]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
