/** Name of the event that says: the address asks for something new. */
export const PREFILL = 'quote:asked';
