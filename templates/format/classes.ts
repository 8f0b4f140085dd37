/** Joins the truthy class names: `classes('btn', wide && 'btn--wide')`. */
export function classes(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
