import { fillSlots } from 'nebel/template-api';
import type { RegionCard } from '../../cards.ts';
import { useWords } from '../../site-data.ts';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../illustration/picture.tsx';
import { Inline } from '../inline/inline.tsx';
import { Place } from '../place-links/place-links.tsx';

/** A region as a line of a timetable: landmark, canton, place, what is particular, districts, and the way to the form. */
export function RegionRow({ card }: { readonly card: RegionCard }) {
  const { regions } = useWords();
  return (
    <li className="row">
      {card.landmark && <Picture name={card.landmark} className="row__landmark" decorative small />}
      {card.canton && <span className="badge">{card.canton}</span>}
      <h3>{card.url ? <a href={card.url}>{card.city}</a> : card.city}</h3>
      <p className="row__text">
        <Inline text={card.description} />
      </p>
      <ul className="row__places">
        {card.districts.map((district) => (
          <li key={district}>
            <Place name={district} />
          </li>
        ))}
      </ul>
      <a className="go" href={`/?ort=${encodeURIComponent(card.city)}#contact`}>
        {fillSlots(regions.request, { city: card.city })} <Icon name="arrow-right" />
      </a>
    </li>
  );
}
