import { fillSlots } from 'nebel/template-api';
import type { ServiceCard as Card } from '../../cards.ts';
import { classes, hueClass } from '../../format/classes.ts';
import { leastText } from '../../format/price.ts';
import { useWords } from '../../site-data.ts';
import { IconPicture } from '../icon/icon-picture.tsx';
import { Picture } from '../illustration/picture.tsx';
import { Paragraph } from '../inline/inline.tsx';
import { MobileDisclosure } from '../mobile-disclosure/mobile-disclosure.tsx';
import './service-card.css';

/** A service on the home page: drawing and text on desktops, a disclosure row on phones. */
export function ServiceCard({ card }: { readonly card: Card }) {
  const { color, illustration, icon, title, price, description, benefits, url } = card;
  const { buttons, prices, services } = useWords();
  return (
    <li className={classes('service-card', hueClass(color))}>
      {illustration && <Picture name={illustration} color={color} decorative />}
      <IconPicture name={icon} color={color} />
      <h3>{url ? <a href={url}>{title}</a> : title}</h3>
      {price?.from !== undefined && <span>{leastText(price, prices)}</span>}
      <MobileDisclosure label={fillSlots(services.brief, { service: title })} isLabelHidden>
        <Paragraph text={description} />
        <ul role="list">
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        {url && (
          <a className="go" href={url} aria-label={`${buttons.more}: ${title}`}>
            {buttons.more}
          </a>
        )}
      </MobileDisclosure>
    </li>
  );
}
