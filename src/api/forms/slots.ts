/** A placeholder, with or without spaces around its name: `{{km}}`. */
const SLOT = /\{\{ *(\w+) *\}\}/g;

/**
 * Fills the placeholders of a text that is completed later: in the browser, in a mail, on each page of a list. `{{km}}`
 * becomes the value of `km`. A placeholder without a value stays as it is.
 */
export function fillSlots(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(SLOT, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole));
}
