import type { CST } from 'yaml';

/** Deeper than any page of ours; what is deeper is a slip of indentation or an attack on the parser. */
export const MAX_DEPTH = 32;

/**
 * Where a text goes deeper than `MAX_DEPTH`, if it does.
 *
 * Asked before the nodes are composed: that step recurses, and running out of stack there ends the whole process.
 */
export function tooDeepAt(tokens: readonly CST.Token[]): number | undefined {
  let level = tokens.flatMap(childrenOf);
  for (let depth = 1; depth <= MAX_DEPTH; depth += 1) level = level.flatMap(childrenOf);
  return level[0]?.offset;
}

function childrenOf(token: CST.Token): CST.Token[] {
  if (token.type === 'document') return token.value ? [token.value] : [];
  if (!('items' in token)) return [];
  return token.items.flatMap(({ key, value }) => [key, value].filter((child) => !!child));
}
