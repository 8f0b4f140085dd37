import type { Tier } from '../../../.types/data.ts';
import { chfRange } from '../../format/amount.ts';
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
  return (
    <table>
      <caption>
        <a href={url}>{name}</a>
      </caption>
      <tbody>
        {tiers.map(({ id, title, area, from, to, duration }) => (
          <tr key={id}>
            <th>
              {title} {area && <small>{area}</small>}
            </th>
            <td>
              {chfRange(from, to)} {duration && <small>{duration}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
