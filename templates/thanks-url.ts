/** The page that says what happens after an inquiry: the relay and the form both lead there. */
export const THANKS_URL = '/danke/';
