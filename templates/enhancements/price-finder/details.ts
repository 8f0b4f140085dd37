/** Where the finder learns what the price list of its page leaves out, because it would weigh too much there. */
export const DETAILS_URL = '/preisfinder.json';

/** Slug of a service → class names of its hue, and what belongs to each of its sizes, in their order. */
export type Details = Readonly<
  Record<string, { readonly hue: string; readonly points: readonly (readonly string[])[] }>
>;
