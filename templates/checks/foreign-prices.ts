/** Titles, descriptions and leads that name a service and quote the price of something else. */
import type { KnownFile, SiteCheck } from 'nebel/template-api';
import type { NamedPrice, Service, Site, Tier } from '../../.types/data.ts';
import { priceFacts } from '../facts.ts';
import { amountText, priceSpan } from '../format/price.ts';
import { AGREES } from './differing-facts.ts';
import { ownFinding } from './finding.ts';

export const FOREIGN_PRICE = ownFinding(
  'price-foreign',
  { word: 'Rauchgeruch', service: 'Raucherwohnung', price: 'CHF 400–700', file: 'data/regions/dietikon.yaml' },
  { de: 'Preis einer anderen Leistung', en: 'Price of another service' },
  {
    de: ({ word, service, price }) => ({
      message: `«${word}» nennt die Leistung «${service}», «${price}» ist aber nicht ihr Preis.`,
      why: `Wer danach sucht, rechnet mit diesem Betrag, und die Seite «${service}» nennt einen anderen.`,
      fix: `Streichen Sie hier den Preis, oder nennen Sie einen von «${service}». Meint der Satz etwas anderes, begründen Sie es bei den Angaben der Website unter «Begründete Unterschiede», mit der Datei dieser Seite.`,
    }),
    en: ({ word, service, price, file }) => ({
      message: `“${word}” names the service “${service}”, but “${price}” is not its price.`,
      why: `Visitors who search for it expect this amount, and the page “${service}” states another.`,
      fix: `Remove the price here, or state one of “${service}”. If the sentence means something else, explain why under “acknowledged” in data/site.yaml, with “fact: prices” and “file: ${file}”.`,
    }),
  },
);

/** The parts of a page that this check reads. */
interface Page {
  readonly meta?: { readonly title: string; readonly description: string };
  readonly hero?: { readonly lead?: string };
  readonly lead?: string;
  readonly excerpt?: string;
  readonly prices?:
    | readonly NamedPrice[]
    | { readonly tiers: readonly Tier[]; readonly inTexts?: readonly NamedPrice[] };
}

/** Texts that visitors read together: a search result, and the beginning of the page. */
const READ_TOGETHER = [['/meta/title', '/meta/description'], ['/hero/lead'], ['/lead'], ['/excerpt']] as const;

const PAGE_TYPES = ['home', 'service', 'region', 'prices', 'article'] as const;

/** What tells that a text is about a service, and which prices it may state then. */
interface Known {
  readonly slug: string;
  readonly name: string;
  /** Finds the words of a text that name the service. */
  readonly words: RegExp;
  readonly prices: ReadonlySet<string>;
}

export const foreignPrices: SiteCheck = ({ files, isComplete }) => {
  const [site] = files<Site>('site');
  // Whether a price is explained is unknown while the file that explains it has mistakes.
  if (!site) return [];
  const services = files<Service>('service').flatMap(({ slug, data: { name, terms, prices } }): Known[] =>
    terms && prices ? [{ slug, name, words: wordsOf(terms), prices: pricesOf(prices.tiers, prices.inTexts) }] : [],
  );
  const found = PAGE_TYPES.flatMap((type) => files<Page>(type).flatMap((page) => foreignPricesOf(page, services)));
  const reasons = (site.data.acknowledged ?? []).flatMap(({ fact, file = '' }, index) =>
    fact === 'prices' ? [{ file, place: () => site.at(`/acknowledged/${index}/fact`) }] : [],
  );
  return [
    ...found.filter(({ file }) => !reasons.some((reason) => reason.file === file)).map(({ finding }) => finding()),
    ...reasons
      .filter(({ file }) => isComplete && !found.some((each) => each.file === file))
      .map(({ place }) => AGREES.at(place(), { fact: 'prices' })),
  ];
};

/** Locating a value parses its file, so a finding is made only if no reason is given. */
function foreignPricesOf({ file, slug, data, at }: KnownFile<Page>, services: readonly Known[]) {
  const texts = new Map(Object.entries(textsOf(data)));
  return READ_TOGETHER.flatMap((pointers) => {
    // Searching for services takes much longer, and most texts state no price.
    const stated = pointers.flatMap((pointer) => {
      const amounts = amountsIn(texts.get(pointer) ?? '');
      return amounts.length > 0 ? [{ pointer, amounts }] : [];
    });
    if (stated.length === 0) return [];
    const together = pointers.map((pointer) => texts.get(pointer) ?? '').join(' ');
    return services.flatMap(({ slug: service, name, words, prices }) => {
      const word = service === slug ? undefined : words.exec(together)?.[0];
      if (word === undefined) return [];
      return stated.flatMap(({ pointer, amounts }) => {
        const price = amounts.find((amount) => !prices.has(amount));
        if (!price) return [];
        return [{ file, finding: () => FOREIGN_PRICE.at(at(pointer), { word, service: name, price, file }) }];
      });
    });
  });
}

/** Returns the texts with their prices filled in, by JSON pointer. */
function textsOf({ meta, hero, lead, excerpt, prices }: Page): Readonly<Record<string, string>> {
  const all = !prices || 'tiers' in prices ? [...(prices?.tiers ?? []), ...(prices?.inTexts ?? [])] : prices;
  const facts = priceFacts(all);
  const filled = (text = '') => text.replace(/\{\{([^}]+)\}\}/g, (slot, name: string) => facts[name] ?? slot);
  return {
    '/meta/title': filled(meta?.title),
    '/meta/description': filled(meta?.description),
    '/hero/lead': filled(hero?.lead),
    '/lead': filled(lead),
    '/excerpt': filled(excerpt),
  };
}

/** Returns every way to state a price of the service: a size, its ends, and the span of all sizes. */
function pricesOf(tiers: readonly Tier[] = [], more: readonly NamedPrice[] = []): ReadonlySet<string> {
  const span = amountText(priceSpan(tiers)) ?? '';
  return new Set([...Object.values(priceFacts([...tiers, ...more])), span].flatMap(amountsIn));
}

const amountsIn = (text: string) =>
  (text.match(/CHF\s\d[\d’']*(?:\.\d\d)?(?:–\d[\d’']*(?:\.\d\d)?)?/g) ?? []).map(plainAmount);

/** Makes amounts comparable: spaces and apostrophes can be typed in two ways. */
const plainAmount = (amount: string) => amount.replaceAll('\u00a0', ' ').replaceAll("'", '’');

/** Matches words that begin with one of the terms. */
const wordsOf = (terms: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${terms.join('|')})\\p{L}*`, 'iu');
