/** «Ganze Wohnung» and «50–100 m²» as one phrase with plain spaces, for a form: «Ganze Wohnung, 50–100 m²». */
export function sizeOf({ title, area }: { readonly title: string; readonly area?: string | undefined }): string {
  return [title, area].filter(Boolean).join(', ').replaceAll('\u00a0', ' ');
}
