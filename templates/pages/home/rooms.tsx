import { useSite } from 'nebel/template-api';
import { drawingNamed } from '../../components/illustration/drawing.ts';
import { chfFrom } from '../../format/chf.ts';
import { classes } from '../../format/classes.ts';
import { servicePages, useWords } from '../../site-data.ts';

/**
 * The rooms of the house as links: what is treated there, and the least that it costs. On a desk they lie in their rooms,
 * elsewhere in rows below. The style sheet knows the rooms by their number, because it has to place them.
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
    <ul className="rooms">
      {rooms.map(({ slug, url, number, summary: { name, from } }) => (
        <li key={slug} className={classes('rooms-room', `rooms-room--${number}`)}>
          <a href={url}>
            <b>{name}</b> {from !== undefined && <span>{chfFrom(from, prices.from)}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
