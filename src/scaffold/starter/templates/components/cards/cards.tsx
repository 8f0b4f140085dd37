import { usePages } from '../../site-data.ts';
import { Text } from '../prose/prose.tsx';
import './cards.css';

interface CardsProps {
  readonly type: string;
  /** Address of a page to leave out: the one that shows the cards. */
  readonly without?: string;
}

/** A card for every page of a type. New pages appear automatically. */
export function Cards({ type, without }: CardsProps) {
  return (
    <ul role="list" className="cards">
      {usePages(type)
        .filter(({ url }) => url !== without)
        .map(({ url, summary: { name, lead, note } }) => (
          <li className="cards-card" key={url}>
            <h3>
              <a href={url}>{name}</a>
            </h3>
            <p>
              <Text text={lead} />
            </p>
            {note && <p className="cards-note">{note}</p>}
          </li>
        ))}
    </ul>
  );
}
