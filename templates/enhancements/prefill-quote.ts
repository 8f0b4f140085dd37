import { PREFILL } from '../browser/prefill.ts';

/**
 * Leads to the form as the link `/?service=schimmel#contact` would, without reloading the page. The form reads the
 * address: at once if it has come to life, else when it does.
 *
 * @param choices `leistung` is the slug of a service; a second field named `service` beside that of the form would be
 * taken for it
 */
export function prefillQuote(choices: FormData): void {
  // What else the address asks for, such as a town, still holds.
  const query = new URLSearchParams(location.search);
  query.delete('leistung');
  for (const [name, value] of choices) query.set(name === 'leistung' ? 'service' : name, String(value));
  history.pushState(null, '', `/?${query}`);
  dispatchEvent(new Event(PREFILL));
  // The browser scrolls, and the keyboard goes on from there. It would not, had the address its fragment already.
  location.replace('#contact');
}
