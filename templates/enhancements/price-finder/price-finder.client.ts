import type { Mount } from 'nebel/browser/runtime';
import { prefillQuote } from '../../browser/prefill.ts';
import type { FinderService } from '../../components/price-finder/price-finder.tsx';
import { createView } from './finder-view.ts';

interface Props {
  /** Services with prices, in their usual order. The page contains the finder for the first of them. */
  readonly services: readonly FinderService[];
}

/** Updates the answer on every choice of service and size, and passes both to the quote form. */
const mount: Mount<Props> = (element, { services }) => {
  const view = createView(element, services);
  view.form.addEventListener('change', ({ target }) => {
    if (target === view.select) view.offerSizes();
    view.showAnswer();
  });
  view.form.addEventListener('submit', (event) => {
    prefillQuote(new FormData(view.form));
    // Last, so that the form still works if the browser refuses to change the address.
    event.preventDefault();
  });
  view.showAnswer();
};

export default mount;
