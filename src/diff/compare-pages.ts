import { align, type BlockPair, without } from './align.ts';
import { type Change, compareKinds } from './change.ts';
import type { Head, Page } from './read-page.ts';
import type { Block, Link, Part } from './read-part.ts';

/** What visitors act on: amounts of money, phone numbers, opening hours. In the order in which they are reported. */
const FACTS = [
  ['price', /(?:CHF|EUR|€) ?\d(?:[\d’'.,]*\d)?(?: ?[–-] ?\d(?:[\d’'.,]*\d)?)?/g],
  ['phone', /(?<![\d.,])(?:\+\d{2}|0\d{2})(?: ?\d){7,10}(?!\d)/g],
  ['hours', /(?<![\d.,:’'])\d{1,2}(?:[.:]\d{2})? ?[–-] ?\d{1,2}[.:]\d{2}(?![\d.,’']*\d)/g],
] as const;

type FactKind = (typeof FACTS)[number][0];

/** The text with a placeholder for each fact: equal for two texts that differ in nothing else. */
const withoutFacts = (text: string) =>
  FACTS.reduce((rest, [kind, pattern]) => rest.replace(pattern, `{${kind}}`), text);

/** What changed on a page, in its own part and around it: in the order of kinds, then of the page. */
export function comparePages(before: Page, after: Page): { readonly own: Change[]; readonly furniture: Change[] } {
  const own = [
    ...compareHeads(before.head, after.head),
    ...compareParts(before.main, after.main),
    ...compareData(before.data, after.data),
  ];
  return { own: inOrder(own), furniture: inOrder(compareParts(before.furniture, after.furniture)) };
}

function inOrder(changes: readonly Change[]): Change[] {
  const sorted = changes.toSorted(compareKinds);
  // A menu that is there twice, for small and for large screens, changes once.
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
  const where = { block, under: under || undefined };
  if (moved) return { kind: 'moved', ...where, label: text };
  const onlyFacts = before && after && withoutFacts(before.text) === withoutFacts(after.text);
  return { kind: 'text', before: before?.text, after: after?.text, ...where, onlyFacts: onlyFacts || undefined };
}

/** Facts of changed texts: in pairs where the number agrees, otherwise as removed and added. */
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

/** A fact that was removed from one text and added to another has only moved. */
function withoutMoved(changes: readonly Change[]): Change[] {
  const removed = changes.filter(({ after }) => after === undefined);
  const added = changes.filter(({ before }) => before === undefined);
  const factOf = ({ before, after }: Change) => before ?? after;
  const left = new Set([...without(removed, added, factOf), ...without(added, removed, factOf)]);
  return changes.filter((change) => (change.before !== undefined && change.after !== undefined) || left.has(change));
}

/** Links by where they lead. One that kept its words, or failing that its place, has only changed its target. */
function compareLinks(before: readonly Link[], after: readonly Link[]): Change[] {
  let removed = without(before, after, ({ href }) => href);
  let added = without(after, before, ({ href }) => href);
  const targets = new Map<Link, Link>();
  const settle = (isSame: (a: Link, b: Link) => boolean) => {
    for (const link of removed) {
      const target = added.find((other) => isSame(link, other));
      if (!target) continue;
      targets.set(link, target);
      added = added.filter((other) => other !== target);
    }
    removed = removed.filter((link) => !targets.has(link));
  };
  settle((a, b) => a.text !== '' && a.text === b.text);
  settle((a, b) => a.text !== '' && withoutFacts(a.text) === withoutFacts(b.text));
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
  // Where the number can be read on the page, it is reported as a phone number already.
  const isReported =
    before && after && before.text !== after.text && withoutFacts(before.text) === withoutFacts(after.text);
  const label = texts.join(' → ');
  return { kind: 'link', before: before?.href, after: after?.href, label, onlyFacts: isReported || undefined };
}

function compareData(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Change[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    return old === now ? [] : [{ kind: 'data', before: old, after: now, label: name }];
  });
}
