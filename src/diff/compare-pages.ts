import { align, type BlockPair, without } from './align.ts';
import { type Change, compareKinds } from './change.ts';
import type { Head, Page } from './read-page.ts';
import type { Block, Link, Part } from './read-part.ts';

/** Details that visitors act on: amounts of money, phone numbers, opening hours. In the order in which they are reported. */
const FACTS = [
  ['price', /(?:CHF|EUR|€) ?\d(?:[\d’'.,]*\d)?(?: ?[–-] ?\d(?:[\d’'.,]*\d)?)?/g],
  ['phone', /(?<![\d.,])(?:\+\d{2}|0\d{2})(?: ?\d){7,10}(?!\d)/g],
  ['hours', /(?<![\d.,:’'])\d{1,2}(?:[.:]\d{2})? ?[–-] ?\d{1,2}[.:]\d{2}(?![\d.,’']*\d)/g],
] as const;

type FactKind = (typeof FACTS)[number][0];

/** Replaces each fact by a placeholder, so that texts that differ only in facts become equal. */
const withoutFacts = (text: string) =>
  FACTS.reduce((rest, [kind, pattern]) => rest.replace(pattern, `{${kind}}`), text);

/** Lists the changes in the main part of a page and in the parts around it, by kind and then in page order. */
export function comparePages(before: Page, after: Page): { readonly own: Change[]; readonly furniture: Change[] } {
  const own = [...compareHeads(before.head, after.head), ...compareParts(before.main, after.main)];
  return { own: sortUnique(own), furniture: sortUnique(compareParts(before.furniture, after.furniture)) };
}

function sortUnique(changes: readonly Change[]): Change[] {
  const sorted = changes.toSorted(compareKinds);
  // A menu that exists twice, for small and for large screens, counts as one change.
  return [...new Map(sorted.map((change) => [JSON.stringify(change), change])).values()];
}

function compareHeads(before: Head, after: Head): Change[] {
  return (['title', 'description', 'canonical', 'robots'] as const).flatMap((kind) =>
    before[kind] === after[kind] ? [] : [{ kind, before: before[kind] || undefined, after: after[kind] || undefined }],
  );
}

function compareParts(before: Part, after: Part): Change[] {
  const pairs = align(before.blocks, after.blocks);
  return [
    ...FACTS.flatMap(([kind, pattern]) => compareFacts(kind, pattern, pairs)),
    ...pairs.map(toChange),
    ...compareLinks(before.links, after.links),
  ];
}

function toChange({ before, after, moved }: BlockPair): Change {
  const { kind: block, text, under } = (after ?? before) as Block;
  const location = { block, under: under || undefined };
  if (moved) return { kind: 'moved', ...location, label: text };
  const onlyFacts = before && after && withoutFacts(before.text) === withoutFacts(after.text);
  return { kind: 'text', before: before?.text, after: after?.text, ...location, onlyFacts: onlyFacts || undefined };
}

/** Compares the facts of changed texts: in pairs if their number agrees, otherwise as removals and additions. */
function compareFacts(kind: FactKind, pattern: RegExp, pairs: readonly BlockPair[]): Change[] {
  const factsIn = (block: Block | undefined): readonly string[] => block?.text.match(pattern) ?? [];
  const changes = pairs.flatMap(({ before, after, moved }): Change[] => {
    if (moved) return [];
    const [old, now] = [factsIn(before), factsIn(after)];
    const [removed, added] = [without(old, now), without(now, old)];
    const under = (after ?? before)?.under || undefined;
    if (removed.length === added.length)
      return removed.map((fact, index) => ({ kind, before: fact, after: added[index], under }));
    return [
      ...removed.map((fact) => ({ kind, before: fact, under })),
      ...added.map((fact) => ({ kind, after: fact, under })),
    ];
  });
  return withoutMoved(changes);
}

/** Drops facts that were removed from one text and added to another: they have only moved. */
function withoutMoved(changes: readonly Change[]): Change[] {
  const removed = changes.filter(({ after }) => after === undefined);
  const added = changes.filter(({ before }) => before === undefined);
  const factOf = ({ before, after }: Change) => before ?? after;
  const kept = new Set([...without(removed, added, factOf), ...without(added, removed, factOf)]);
  return changes.filter((change) => (change.before !== undefined && change.after !== undefined) || kept.has(change));
}

/** Compares links by target. A link that kept its text, or failing that its position, has only changed its target. */
function compareLinks(before: readonly Link[], after: readonly Link[]): Change[] {
  let removed = without(before, after, ({ href }) => href);
  let added = without(after, before, ({ href }) => href);
  const targets = new Map<Link, Link>();
  const pairLinks = (isSame: (a: Link, b: Link) => boolean) => {
    for (const link of removed) {
      const target = added.find((other) => isSame(link, other));
      if (!target) continue;
      targets.set(link, target);
      added = added.filter((other) => other !== target);
    }
    removed = removed.filter((link) => !targets.has(link));
  };
  pairLinks((a, b) => a.text !== '' && a.text === b.text);
  pairLinks((a, b) => a.text !== '' && withoutFacts(a.text) === withoutFacts(b.text));
  if (removed.length === added.length) {
    for (const [index, link] of removed.entries()) targets.set(link, added[index] as Link);
    added = [];
  }
  const changed = before.filter((link) => removed.includes(link) || targets.has(link));
  return [
    ...changed.map((link) => linkChange(link, targets.get(link))),
    ...added.map((link) => linkChange(undefined, link)),
  ];
}

function linkChange(before: Link | undefined, after: Link | undefined): Change {
  const texts = [...new Set([before?.text, after?.text].filter((text) => text !== undefined))];
  // A number that is part of the link's text is already reported as a phone number.
  const isReported =
    before && after && before.text !== after.text && withoutFacts(before.text) === withoutFacts(after.text);
  const label = texts.join(' → ');
  return { kind: 'link', before: before?.href, after: after?.href, label, onlyFacts: isReported || undefined };
}
