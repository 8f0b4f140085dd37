import { fillSlots } from 'nebel/template-api';
import { Fragment } from 'react';
import type { RegionCard } from '../../cards.ts';
import { useWords } from '../../site-data.ts';
import { Picture } from '../illustration/picture.tsx';
import { Paragraph } from '../inline/inline.tsx';
import { Place } from '../place-links/place-links.tsx';
import './region-row.css';

/** A region as a row of a timetable: landmark, canton, town, description, districts, and a link to the form. */
export function RegionRow({ card }: { readonly card: RegionCard }) {
  const { regions } = useWords();
  return (
    <li className="region-row">
      {card.landmark && <Picture name={card.landmark} decorative small />}
      {card.canton && <span>{card.canton}</span>}
      <h3>{card.url ? <a href={card.url}>{card.city}</a> : card.city}</h3>
      <Paragraph text={card.description} />
      <p>
        {card.districts.map((district, index) => (
          <Fragment key={district}>
            {index > 0 && ', '}
            <Place name={district} />
          </Fragment>
        ))}
      </p>
      <a className="go" href={`/?ort=${encodeURIComponent(card.city)}#contact`}>
        {fillSlots(regions.request, { city: card.city })}
      </a>
    </li>
  );
}
