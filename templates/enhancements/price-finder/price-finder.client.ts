import type { Mount } from 'nebel/browser/runtime';
import { prefillQuote } from '../prefill-quote.ts';
import { DETAILS_URL, type Details } from './details.ts';
import { createView } from './finder-view.ts';
import { listedPrices } from './listed-prices.ts';

/** Answers every choice from the price list of the page, and takes both choices to the form for a quote. */
const mount: Mount<object> = (element) => {
  const view = createView(element, listedPrices(document));
  /** Missing while they are on their way. */
  let details: Details | undefined;

  const answer = () => {
    view.showFigures();
    if (details) view.showDetails(details);
  };

  view.form.addEventListener('change', ({ target }) => {
    if (target === view.select) view.offerSizes();
    answer();
  });
  view.form.addEventListener('submit', (event) => {
    event.preventDefault();
    prefillQuote(new FormData(view.form));
  });

  fetch(DETAILS_URL)
    .then((response) => response.json())
    .catch((error: unknown) => {
      // Prices and durations are there without them, and the link leads to the rest.
      console.error(error);
      return {};
    })
    .then((loaded: Details) => {
      details = loaded;
      answer();
    });
};

export default mount;
