import type { Tier } from '../../../.types/data.ts';
import { priceText } from '../../format/price.ts';
import { useWords } from '../../site-data.ts';
import './price-list.css';

/** A service with its prices. */
export interface PricedService {
  readonly name: string;
  readonly url: string;
  readonly tiers: readonly Tier[];
}

/** Prices of every service, one table each, because that fits any screen. */
export function PriceList({ services }: { readonly services: readonly PricedService[] }) {
  return (
    <div className="price-list">
      {services.map((service) => (
        <PriceTable key={service.url} service={service} />
      ))}
    </div>
  );
}

function PriceTable({ service: { name, url, tiers } }: { readonly service: PricedService }) {
  const { prices } = useWords();
  return (
    <table>
      <caption>
        <a href={url}>{name}</a>
      </caption>
      <tbody>
        {tiers.map(({ id, title, area, duration, ...price }) => (
          <tr key={id}>
            <th>
              {title} {area && <small>{area}</small>}
            </th>
            <td>
              {priceText(price, prices)} {duration && <small>{duration}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
