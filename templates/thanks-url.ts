/** Page shown after an inquiry. Both the relay and the form lead there. */
export const THANKS_URL = '/danke/';
