import { align, type BlockPair, upTo, without } from './align.ts';
import { CHANGE_KINDS, type Change } from './change.ts';
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

/** What changed on a page: in its own part, and around it. Each in the order of kinds, then of the page. */
export function comparePages(before: Page, after: Page): { readonly own: Change[]; readonly furniture: Change[] } {
  const own = [
    ...compareHeads(before.head, after.head),
    ...compareParts(before.main, after.main),
    ...compareData(before.data, after.data),
  ];
  return { own: inOrder(own), furniture: inOrder(compareParts(before.furniture, after.furniture)) };
}

function inOrder(changes: readonly Change[]): Change[] {
  const sorted = [...changes].sort((a, b) => CHANGE_KINDS.indexOf(a.kind) - CHANGE_KINDS.indexOf(b.kind));
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

/** Facts of changed texts: in pairs where the number agrees, otherwise as gone and come. */
function compareFacts(kind: FactKind, pattern: RegExp, pairs: readonly BlockPair[]): Change[] {
  const factsIn = (block: Block | undefined): readonly string[] => block?.text.match(pattern) ?? [];
  const changes = pairs.flatMap(({ before, after, moved }): Change[] => {
    if (moved) return [];
    const [old, now] = [factsIn(before), factsIn(after)];
    const [gone, come] = [without(old, now), without(now, old)];
    const under = (after ?? before)?.under || undefined;
    if (gone.length === come.length)
      return gone.map((fact, index) => ({ kind, before: fact, after: come[index], under }));
    return [
      ...gone.map((fact) => ({ kind, before: fact, under })),
      ...come.map((fact) => ({ kind, after: fact, under })),
    ];
  });
  return withoutReturning(changes);
}

/** A fact that went in one text and came in another has only been moved about. */
function withoutReturning(changes: readonly Change[]): Change[] {
  const gone = changes.flatMap(({ before, after }) => (before !== undefined && after === undefined ? [before] : []));
  const come = changes.flatMap(({ before, after }) => (after !== undefined && before === undefined ? [after] : []));
  const [isGone, hasCome] = [upTo(without(gone, come)), upTo(without(come, gone))];
  return changes.filter(({ before, after }) =>
    before === undefined ? hasCome(after ?? '') : after !== undefined || isGone(before),
  );
}

/** Links by where they lead. One that kept its words, or failing that its place, has only changed its target. */
function compareLinks(before: readonly Link[], after: readonly Link[]): Change[] {
  const [old, now] = [before.map(({ href }) => href), after.map(({ href }) => href)];
  const [isGone, hasCome] = [upTo(without(old, now)), upTo(without(now, old))];
  let gone = before.filter(({ href }) => isGone(href));
  let come = after.filter(({ href }) => hasCome(href));
  const targets = new Map<Link, Link>();
  const settle = (isSame: (a: Link, b: Link) => boolean) => {
    for (const link of gone) {
      const target = come.find((other) => isSame(link, other));
      if (!target) continue;
      targets.set(link, target);
      come = come.filter((other) => other !== target);
    }
    gone = gone.filter((link) => !targets.has(link));
  };
  settle((a, b) => a.text !== '' && a.text === b.text);
  settle((a, b) => a.text !== '' && withoutFacts(a.text) === withoutFacts(b.text));
  if (gone.length === come.length) {
    for (const [index, link] of gone.entries()) targets.set(link, come[index] as Link);
    come = [];
  }
  const changed = before.filter((link) => gone.includes(link) || targets.has(link));
  return [
    ...changed.map((link) => linkChange(link, targets.get(link))),
    ...come.map((link) => linkChange(undefined, link)),
  ];
}

function linkChange(before: Link | undefined, after: Link | undefined): Change {
  const texts = [...new Set([before?.text, after?.text].filter((text) => text !== undefined))];
  // A number to call is told as a phone number already, where it can be read on the page.
  const told = before && after && before.text !== after.text && withoutFacts(before.text) === withoutFacts(after.text);
  const label = texts.join(' → ');
  return { kind: 'link', before: before?.href, after: after?.href, label, onlyFacts: told || undefined };
}

function compareData(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Change[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    return old === now ? [] : [{ kind: 'data', before: old, after: now, label: name }];
  });
}
