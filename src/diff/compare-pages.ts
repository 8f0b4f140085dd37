import { align, type BlockPair } from './align.ts';
import { CHANGE_KINDS, type Change } from './change.ts';
import { FACT_KINDS, type FactKind, factsIn, without, withoutFacts } from './facts.ts';
import type { Block, Head, Link, Page, Part } from './page.ts';

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
    before[kind] === after[kind] ? [] : [changeOf(kind, before[kind] || undefined, after[kind] || undefined)],
  );
}

function compareParts(before: Part, after: Part): Change[] {
  const pairs = align(before.blocks, after.blocks);
  return [
    ...FACT_KINDS.flatMap((kind) => compareFacts(kind, pairs)),
    ...pairs.map(toChange),
    ...compareLinks(before.links, after.links),
  ];
}

const changeOf = (
  kind: Change['kind'],
  before: string | undefined,
  after: string | undefined,
  more: Partial<Change> = {},
): Change => ({
  kind,
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
  ...more,
});

function toChange({ before, after, moved }: BlockPair): Change {
  const block = (after ?? before) as Block;
  const where = { block: block.kind, ...(block.under !== '' && { under: block.under }) };
  if (moved) return changeOf('moved', undefined, undefined, { ...where, label: block.text });
  if (before && after && before.text === after.text)
    return changeOf('level', `h${before.level}`, `h${after.level}`, { ...where, label: after.text });
  const onlyFacts = before && after && withoutFacts(before.text) === withoutFacts(after.text);
  return changeOf('text', before?.text, after?.text, { ...where, ...(onlyFacts && { onlyFacts: true }) });
}

/** Facts of changed texts: in pairs where the number agrees, otherwise as gone and come. */
function compareFacts(kind: FactKind, pairs: readonly BlockPair[]): Change[] {
  const changes: Change[] = [];
  for (const { before, after, moved } of pairs) {
    if (moved) continue;
    const [old, now] = [factsIn(kind, before?.text ?? ''), factsIn(kind, after?.text ?? '')];
    const [gone, come] = [without(old, now), without(now, old)];
    const under = (after ?? before)?.under;
    const where = under ? { under } : {};
    if (gone.length === come.length) {
      changes.push(...gone.map((fact, index) => changeOf(kind, fact, come[index], where)));
    } else {
      changes.push(...gone.map((fact) => changeOf(kind, fact, undefined, where)));
      changes.push(...come.map((fact) => changeOf(kind, undefined, fact, where)));
    }
  }
  return withoutReturning(changes);
}

/** A fact that went in one text and came in another has only been moved about. */
function withoutReturning(changes: readonly Change[]): Change[] {
  const gone = changes.flatMap(({ before, after }) => (before !== undefined && after === undefined ? [before] : []));
  const come = changes.flatMap(({ before, after }) => (after !== undefined && before === undefined ? [after] : []));
  const [reallyGone, reallyCome] = [without(gone, come), without(come, gone)];
  const take = (list: string[], fact: string) => {
    const at = list.indexOf(fact);
    if (at !== -1) list.splice(at, 1);
    return at !== -1;
  };
  return changes.filter(({ before, after }) => {
    if (before !== undefined && after !== undefined) return true;
    return before !== undefined ? take(reallyGone, before) : take(reallyCome, after ?? '');
  });
}

/** Links by where they lead. One that kept its words, or failing that its place, has only changed its target. */
function compareLinks(before: readonly Link[], after: readonly Link[]): Change[] {
  const [old, now] = [before.map(({ href }) => href), after.map(({ href }) => href)];
  let gone = take(before, without(old, now));
  let come = take(after, without(now, old));
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
  return changeOf('link', before?.href, after?.href, {
    label: texts.join(' → '),
    ...(told && { onlyFacts: true }),
  });
}

/** As many links to each of the addresses as they are listed. */
function take(links: readonly Link[], hrefs: readonly string[]): Link[] {
  const wanted = [...hrefs];
  return links.filter(({ href }) => {
    const at = wanted.indexOf(href);
    if (at !== -1) wanted.splice(at, 1);
    return at !== -1;
  });
}

function compareData(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Change[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    return old === now ? [] : [changeOf('data', old, now, { label: name })];
  });
}
