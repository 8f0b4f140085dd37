import { amountsIn } from '../../format/chf.ts';

/** A size of a service, as the price list of the page shows it. */
export interface ListedSize {
  readonly title: string;
  readonly area: string;
  readonly duration: string;
  readonly from: number;
  readonly to: number;
}

export interface ListedService {
  readonly slug: string;
  readonly name: string;
  /** Address of its page. */
  readonly url: string;
  readonly sizes: readonly ListedSize[];
}

/** What the tables of the price list say, in their order: the one place of the page with all prices. */
export function listedPrices(page: ParentNode): readonly ListedService[] {
  return [...page.querySelectorAll<HTMLTableElement>('[data-prices] table')].map((table) => {
    const link = table.querySelector('a') as HTMLAnchorElement;
    const url = link.pathname;
    const slug = url.split('/').at(-2) ?? '';
    return { slug, name: link.textContent ?? '', url, sizes: [...table.rows].map(listedSize) };
  });
}

function listedSize(row: HTMLTableRowElement): ListedSize {
  const [[title, area], [price, duration]] = [...row.cells].map(partsOf) as [Parts, Parts];
  const amounts = amountsIn(price);
  return { title, area, duration, from: Math.min(...amounts), to: Math.max(...amounts) };
}

type Parts = readonly [main: string, small: string];

/** A cell holds a text and, mostly, a second one in small print. */
const partsOf = (cell: HTMLTableCellElement): Parts => [
  cell.firstChild?.textContent ?? '',
  cell.querySelector('small')?.textContent ?? '',
];
