import { useWords } from '../../site-data.ts';
import { SiteLink } from '../link/link.tsx';
import './jump-links.css';

export interface JumpLink {
  /** Key of its label in the navigation texts. */
  readonly part: 'prices' | 'course' | 'questions' | 'contact';
  /** Address of the target on this page: `#faq`. */
  readonly to: `#${string}`;
}

interface JumpLinksProps {
  readonly links: readonly JumpLink[];
}

/** Row of links below the head of a long page, to its prices, questions and contact. */
export function JumpLinks({ links }: JumpLinksProps) {
  const { navigation } = useWords();
  return (
    <nav className="jump-links" aria-label={navigation.onThisPage}>
      <ul role="list" className="wrap">
        {links.map(({ part, to }) => (
          <li key={to}>
            <SiteLink href={to}>{navigation[part]}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
