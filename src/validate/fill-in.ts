import { type Memory, recallEach, type Series } from '../lib/memory.ts';
import { cardOf, pageEntry } from '../page-entry.ts';
import type { Problem } from '../problems/problem.ts';
import type { Facts, SharedData, SiteDefinition } from '../template-api.ts';
import type { Entry, PageCard, PageEntry, Source } from '../types.ts';
import { checkFacts, factNamed, resolveFacts } from './facts.ts';
import type { Outline } from './outline.ts';

/** Checks the facts that each page's texts refer to, and puts their values in. Facts of the site need whole data. */
export function fillIn(
  { facts: factsOf, amounts }: SiteDefinition,
  entries: readonly Entry[],
  outlines: ReadonlyMap<Source, Outline>,
  shared: SharedData,
  memory: Memory,
): { readonly filled: readonly Entry[]; readonly problems: readonly Problem[] } {
  const known = factsOf?.(shared) ?? {};
  const siteFacts = memory.recall('site facts', [JSON.stringify(known)], (): Facts => known);
  const ownFacts = ({ source }: Entry): Facts => outlines.get(source)?.facts ?? {};
  const factsFor = (entry: Entry): Facts => ({ ...siteFacts, ...ownFacts(entry) });
  const pages = entries.filter((entry) => entry.kind === 'page');
  const problems = recallEach(memory, 'facts', pages, {
    name: ({ source }) => source.file,
    from: ({ source }) => [source, siteFacts],
    make: (entry) => checkFacts(entry.source, factsFor(entry), amounts),
  });
  const cards = memory.series<PageCard>('card');
  const filled = entries.map((entry) => {
    if (entry.kind !== 'page') return entry;
    const { type, slug, source } = entry;
    // A page that names none of the facts that have changed stays the very same entry.
    const named = outlines.get(source)?.named ?? [];
    const values = named.map((name) => factNamed(ownFacts(entry), name) ?? factNamed(siteFacts, name) ?? null);
    return memory.recall(`filled ${source.file}`, [source, JSON.stringify(values)], () =>
      pageEntry(type, slug, source, () => resolveFacts(source.value, factsFor(entry)), cardIn(cards)),
    );
  });
  // Every page is asked for its card sooner or later.
  for (const entry of filled) if (entry.kind === 'page') entry.card;
  cards.close();
  return { filled, problems: problems.flat() };
}

const cardIn = (cards: Series<PageCard>) => (entry: PageEntry) =>
  cards.recall(entry.source.file, [entry], () => cardOf(entry));
