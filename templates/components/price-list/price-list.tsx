import type { Tier } from '../../data.gen.ts';
import { chfRange } from '../../format/chf.ts';

/** A service with its prices. */
export interface PricedService {
  readonly name: string;
  readonly url: string;
  readonly tiers: readonly Tier[];
}

interface PriceListProps {
  readonly label: string;
  readonly services: readonly PricedService[];
}

/** Prices of every service: folded, because the list is long, and one table each, because that fits any screen. */
export function PriceList({ label, services }: PriceListProps) {
  return (
    <details className="price-list">
      <summary>{label}</summary>
      <div className="price-list-tables">
        {services.map((service) => (
          <PriceTable key={service.url} service={service} />
        ))}
      </div>
    </details>
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
