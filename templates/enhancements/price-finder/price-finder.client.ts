import type { Mount } from 'nebel/browser/runtime';
import type { FinderService } from '../../components/price-finder/price-finder.tsx';
import { prefillQuote } from '../prefill-quote.ts';
import { createView } from './finder-view.ts';

interface Props {
  /** Those with prices, in the order of the offer. The page holds the finder for the first of them. */
  readonly services: readonly FinderService[];
}

/** Answers every choice of a service and a size, and takes both to the form for a quote. */
const mount: Mount<Props> = (element, { services }) => {
  const view = createView(element, services);
  view.form.addEventListener('change', ({ target }) => {
    if (target === view.select) view.offerSizes();
    view.showAnswer();
  });
  view.form.addEventListener('submit', (event) => {
    event.preventDefault();
    prefillQuote(new FormData(view.form));
  });
  view.showAnswer();
};

export default mount;
