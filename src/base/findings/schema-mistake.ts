/** A mistake in a schema that has a known remedy. Keywords and names are as in the schema. */
export type SchemaMistake =
  /** A keyword needs a type beside it. */
  | { readonly kind: 'no-type'; readonly keyword: string; readonly type: string }
  /** Several types at once. */
  | { readonly kind: 'types'; readonly types: readonly string[] }
  /** A type that the schema around it rules out. */
  | { readonly kind: 'contrary-type'; readonly type: string; readonly outer: string }
  /** A list with a schema for each entry, but no fixed length. */
  | { readonly kind: 'open-tuple'; readonly length: number }
  /** A keyword without effect, because another is missing beside it. */
  | { readonly kind: 'no-effect'; readonly keyword: string; readonly missing: readonly string[] }
  | { readonly kind: 'items-not-a-list' }
  | { readonly kind: 'property-twice'; readonly property: string; readonly pattern: string }
  | { readonly kind: 'unknown-format'; readonly format: string; readonly known: readonly string[] }
  | { readonly kind: 'unknown-type'; readonly type: string; readonly known: readonly string[] }
  | { readonly kind: 'wrong-value'; readonly keyword: string; readonly type: string }
  | { readonly kind: 'bad-pattern'; readonly pattern: string; readonly reason: string }
  | { readonly kind: 'empty-enum' }
  | { readonly kind: 'old-id' }
  | { readonly kind: 'unknown-reference'; readonly reference: string }
  /** A keyword beside a reference, which other readers of draft-07 ignore. */
  | { readonly kind: 'beside-reference'; readonly keyword: string; readonly reference: string };
