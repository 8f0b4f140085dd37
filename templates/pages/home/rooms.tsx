import { useSite } from 'nebel/template-api';
import { drawingNamed } from '../../components/illustration/drawing.ts';
import { leastText } from '../../format/price.ts';
import { servicePages, useWords } from '../../site-data.ts';
import './rooms.css';

/**
 * Rooms of the house as links to their services, with minimum prices. On desktops they overlay the drawing, elsewhere they
 * are rows below it. The style sheet positions them by number.
 */
export function Rooms({ drawing }: { readonly drawing: string }) {
  const site = useSite();
  const services = servicePages(site);
  const { prices } = useWords();
  const rooms = drawingNamed(site, drawing).rooms.flatMap((service, index) => {
    const page = services.find(({ slug }) => slug === service);
    return page ? [{ ...page, number: index + 1 }] : [];
  });
  if (rooms.length === 0) return null;
  return (
    <ul role="list" className="rooms">
      {rooms.map(({ slug, url, number, summary: { name, price } }) => (
        <li key={slug} className={`rooms-${number}`}>
          <a href={url}>
            {name} {price.from !== undefined && <span>{leastText(price, prices)}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
