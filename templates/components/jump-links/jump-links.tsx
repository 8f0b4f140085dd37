import { useWords } from '../../site-data.ts';
import { SiteLink } from '../link/link.tsx';

export interface JumpLink {
  /** What it is, as a key of the words of the navigation. */
  readonly part: 'prices' | 'course' | 'questions' | 'contact';
  /** Address of the part, on this page or another. */
  readonly to: string;
}

interface JumpLinksProps {
  readonly links: readonly JumpLink[];
}

/** One line below the head of a long page: to its prices, its questions, its contact. */
export function JumpLinks({ links }: JumpLinksProps) {
  const { navigation } = useWords();
  return (
    <nav className="jump-links" aria-label={navigation.onThisPage}>
      <ul className="wrap">
        {links.map(({ part, to }) => (
          <li key={to}>
            <SiteLink href={to}>{navigation[part]}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
