import type { Memory } from '../lib/memory.ts';
import { pageEntry } from '../page-entry.ts';
import type { Problem } from '../problems/problem.ts';
import type { Facts, SharedData, SiteDefinition } from '../template-api.ts';
import type { Entry } from '../types.ts';
import { checkFacts, factNamed, resolveFacts } from './facts.ts';
import { outlineOf } from './outline.ts';

/** Checks the facts that each page's texts refer to, and puts their values in. Facts of the site need whole data. */
export function fillIn(
  { facts: factsOf, amounts }: SiteDefinition,
  entries: readonly Entry[],
  shared: SharedData,
  memory: Memory,
): { readonly filled: readonly Entry[]; readonly problems: readonly Problem[] } {
  const known = factsOf?.(shared) ?? {};
  const siteFacts = memory.recall('site facts', [JSON.stringify(known)], (): Facts => known);
  const checked = entries.map((entry) => {
    if (entry.kind !== 'page') return { entry, problems: [] };
    const { type, slug, source } = entry;
    const outline = outlineOf(entry, memory);
    const facts = () => ({ ...siteFacts, ...outline.facts });
    const problems = memory.recallData(`facts of ${source.file}`, [source, siteFacts, outline], () =>
      checkFacts(source, facts(), amounts),
    );
    // A page that names none of the facts that have changed stays the very same entry.
    const values = outline.named.map((name) => factNamed(outline.facts, name) ?? factNamed(siteFacts, name) ?? null);
    const filled = memory.recall(`filled ${source.file}`, [source, JSON.stringify(values)], () =>
      pageEntry(type, slug, source, () => resolveFacts(source.value, facts()), memory),
    );
    return { entry: filled, problems };
  });
  return { filled: checked.map(({ entry }) => entry), problems: checked.flatMap(({ problems }) => problems) };
}
