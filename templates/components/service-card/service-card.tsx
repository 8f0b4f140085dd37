import { fillSlots } from 'nebel/template-api';
import type { ServiceCard as Card } from '../../cards.ts';
import { chfFrom } from '../../format/chf.ts';
import { classes } from '../../format/classes.ts';
import { hueClass } from '../../format/hue.ts';
import { useWords } from '../../site-data.ts';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../illustration/picture.tsx';
import { Inline } from '../inline/inline.tsx';
import { MobileDisclosure } from '../mobile-disclosure/mobile-disclosure.tsx';
import './service-card.css';

/** A service on the home page: drawing and text on desktops, a disclosure row on phones. */
export function ServiceCard({ card }: { readonly card: Card }) {
  const { color, illustration, icon, title, from, description, benefits, url } = card;
  const { buttons, prices, services } = useWords();
  return (
    <li className={classes('service-card', hueClass(color))}>
      {illustration && (
        <div className="service-card-picture">
          <Picture name={illustration} color={color} decorative />
        </div>
      )}
      <div className="service-card-text">
        <Icon name={icon} className="service-card-icon" />
        <h3>{url ? <a href={url}>{title}</a> : title}</h3>
        {from !== undefined && <span className="service-card-from">{chfFrom(from, prices.from)}</span>}
        <MobileDisclosure
          className="service-card-fold"
          label={<span className="visually-hidden">{fillSlots(services.brief, { service: title })}</span>}
        >
          <p>
            <Inline text={description} />
          </p>
          <ul role="list" className="service-card-tags">
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
          {url && (
            <a className="go" href={url}>
              {buttons.more} <Icon name="arrow-right" />
              <span className="visually-hidden">: {title}</span>
            </a>
          )}
        </MobileDisclosure>
      </div>
    </li>
  );
}
