/** «Ganze Wohnung», «50–100 m²» → «Ganze Wohnung, 50–100 m²», with plain spaces for use in forms. */
export function sizeOf({ title, area }: { readonly title: string; readonly area?: string | undefined }): string {
  return [title, area].filter(Boolean).join(', ').replaceAll('\u00a0', ' ');
}
