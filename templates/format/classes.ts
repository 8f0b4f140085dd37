/**
 * Joins the truthy class names: `classes('btn', wide && 'btn--wide')`. Returns undefined without any, where clsx returns an
 * empty string and React would write `class=""`.
 */
export function classes(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
