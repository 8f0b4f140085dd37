/** Name of the event dispatched when the address asks for new values to be prefilled. */
export const PREFILL = 'quote:asked';

/**
 * Leads to the form like the link `/?service=schimmel#contact`, without reloading the page. The form reads the address at
 * once if it is hydrated, or else when it hydrates.
 *
 * @param choices `leistung` is the slug of a service. The field is not named `service`, because it would be mistaken for the
 * one of the form
 */
export function prefillQuote(choices: FormData): void {
  // Keeps other parameters of the address, such as a town.
  const query = new URLSearchParams(location.search);
  query.delete('leistung');
  for (const [name, value] of choices) query.set(name === 'leistung' ? 'service' : name, String(value));
  history.pushState(null, '', `?${query}`);
  dispatchEvent(new Event(PREFILL));
  // Makes the browser scroll and move the keyboard focus, which it would not do if the address already had its fragment.
  location.replace('#contact');
}
