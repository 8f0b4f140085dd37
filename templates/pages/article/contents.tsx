import type { Article } from '../../../.types/data.ts';
import { MobileDisclosure } from '../../components/mobile-disclosure/mobile-disclosure.tsx';
import { useWords } from '../../site-data.ts';
import './contents.css';

/** Table of contents: in the margin column or, on phones, folded above the text. */
export function Contents({ sections }: Pick<Article, 'sections'>) {
  const { contents } = useWords().articles;
  return (
    <nav className="contents c1-3" aria-label={contents}>
      <p className="contents-title">{contents}</p>
      <MobileDisclosure label={contents}>
        <ul role="list">
          {sections.map(({ anchor, heading }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </MobileDisclosure>
    </nav>
  );
}
