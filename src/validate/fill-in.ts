import { type Memory, recallEach, type Series } from '../lib/memory.ts';
import { cardOf, pageEntry } from '../page-entry.ts';
import type { Problem } from '../problems/problem.ts';
import type { Facts, SharedData, SiteDefinition } from '../template-api.ts';
import type { DataEntry, Entry, PageCard, PageEntry, Source } from '../types.ts';
import type { Examined } from './examine.ts';
import { titlesIn } from './fact-names.ts';
import { checkFacts, factNamed, factsNamedIn, resolveFacts } from './facts.ts';
import type { Outline } from './outline.ts';
import type { Schemas } from './schemas.ts';

/** What is known of a whole site before facts are put in. */
interface Whole {
  readonly entries: readonly Entry[];
  readonly examined: readonly Examined[];
  readonly outlines: ReadonlyMap<Source, Outline>;
  readonly shared: SharedData;
  readonly schemas: Schemas;
}

interface Filled {
  readonly entries: readonly Entry[];
  readonly shared: SharedData;
  readonly problems: readonly Problem[];
}

/** Checks the facts that texts refer to, in pages and in data files alike, and puts their values in. */
export function fillIn(
  { facts: factsOf = () => ({}), factPatterns = [] }: SiteDefinition,
  { entries, examined, outlines, shared, schemas }: Whole,
  memory: Memory,
): Filled {
  const stated = factsOf(shared);
  // A fact may be stated with the help of another, such as the name of the company.
  const known = withoutReferences(factsOf(resolveFacts(shared, stated)));
  const siteFacts = memory.recall('site facts', [JSON.stringify(known)], (): Facts => known);
  const ownFacts = ({ source }: Entry): Facts => outlines.get(source)?.facts ?? {};
  const factsFor = (entry: Entry): Facts => ({ ...siteFacts, ...ownFacts(entry) });
  const judged = new Map(examined.map((each) => [each.source, each]));
  const titlesOf = titlesIn(
    entries.filter((entry) => entry.kind === 'data'),
    schemas,
  );
  const problems = recallEach(memory, 'facts', entries.filter(isFilled), {
    name: ({ source }) => source.file,
    from: ({ source }) => [source, siteFacts, judged.get(source)?.texts],
    make(entry) {
      const { slots = [], joined = [] } = judged.get(entry.source)?.notes ?? {};
      const named = {
        facts: factsFor(entry),
        slots: new Map(slots.map(({ pointer, slots }) => [pointer, slots])),
        titlesOf,
        joined,
        pageType: entry.kind === 'page' ? entry.type.name : undefined,
      };
      return checkFacts(entry.source, named, factPatterns);
    },
  });
  const cards = memory.series<PageCard>('card');
  const filled = entries.map((entry) => {
    if (!isFilled(entry)) return entry;
    if (entry.kind === 'data') return { ...entry, data: resolveFacts(entry.data, siteFacts) };
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
  const filledShared = memory.recall('filled shared', [shared, siteFacts], () => resolveFacts(shared, siteFacts));
  return { entries: filled, shared: filledShared, problems: problems.flat() };
}

/** The list of addresses is kept by machines and says nothing to visitors. */
const isFilled = (entry: Entry): entry is PageEntry | DataEntry => entry.kind === 'page' || !entry.type.ledger;

/** Without facts whose value refers to another that refers to a third, or back to them: naming one is a mistake. */
const withoutReferences = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => factsNamedIn(value).length === 0));

const cardIn = (cards: Series<PageCard>) => (entry: PageEntry) =>
  cards.recall(entry.source.file, [entry], () => cardOf(entry));
