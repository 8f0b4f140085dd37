/** Name of the event dispatched when the address asks for new values to be prefilled. */
export const PREFILL = 'quote:asked';
