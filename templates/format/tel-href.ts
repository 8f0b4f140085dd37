/** «+41 62 000 00 00» → `tel:+41620000000`. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
