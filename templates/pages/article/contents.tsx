import type { Article } from '../../../.types/data.ts';
import { useWords } from '../../site-data.ts';
import './contents.css';

/** Table of contents in the margin column. */
export function Contents({ sections }: Pick<Article, 'sections'>) {
  return (
    <nav className="contents c1-3" aria-labelledby="contents-title">
      <p className="contents-title" id="contents-title">
        {useWords().articles.contents}
      </p>
      <ul role="list">
        {sections.map(({ anchor, heading }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
