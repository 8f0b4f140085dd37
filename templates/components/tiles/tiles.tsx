import { useSite } from 'nebel/template-api';
import type { Card as CardData } from '../../../.types/data.ts';
import { classes, columns } from '../../format/classes.ts';
import { allServices } from '../../site-data.ts';
import { Icon } from '../icon/icon.tsx';
import { Paragraph } from '../inline/inline.tsx';
import './tiles.css';

interface TilesProps {
  readonly cards: readonly CardData[];
  readonly className?: string;
}

/** Small tiles in a grid. */
export function Tiles({ cards, className }: TilesProps) {
  return (
    <ul role="list" className={classes('tiles in-columns', columns(cards.length, 4), className)}>
      {cards.map((card) => (
        <Tile key={card.title} card={card} />
      ))}
    </ul>
  );
}

function Tile({ card: { icon, title, text, service } }: { readonly card: CardData }) {
  return (
    <li className="tiles-tile">
      {icon && <Icon name={icon} className="tiles-icon" />}
      <h3 className="tiles-title">{title}</h3>
      <Paragraph className="tiles-text" text={text} />
      {service && <ServiceLink slug={service} />}
    </li>
  );
}

/** A link to a service, labelled with its name. Nothing while the service is only announced. */
function ServiceLink({ slug }: { readonly slug: string }) {
  const service = allServices(useSite()).find((page) => page.slug === slug);
  if (!service?.url) return null;
  return (
    <a className="go" href={service.url}>
      {service.name}
    </a>
  );
}
