import type { Mount } from 'nebel/browser/runtime';
import { prefillQuote } from '../browser/prefill.ts';
import type { FinderService, FinderSize } from '../components/price-finder/price-finder.tsx';
import { decimal, quantityOf, sizeOf } from '../format/amount.ts';
import { barOf, scaleEnd } from '../format/price.ts';
import { percent } from '../format/scale.ts';

interface Props {
  /** Services with prices, in their usual order. The page contains the finder for the first of them. */
  readonly services: readonly FinderService[];
}

/** Updates the answer on every choice of service and size, and passes both to the quote form. */
const mount: Mount<Props> = (element, { services }) => {
  const find = <Found extends Element>(selector: string) => element.querySelector(selector) as Found;
  const form = find<HTMLFormElement>('form');
  const select = find<HTMLSelectElement>('select');
  const choices = find('fieldset');
  const legend = find('legend');
  const template = find<HTMLLabelElement>('fieldset label');
  const track = find('.range-bar');
  const bar = track.querySelector('rect') ?? newBar();
  const chosen = () => services.find(({ slug }) => slug === select.value) as FinderService;

  /** Shows the sizes of the chosen service, with the first one selected. */
  const offerSizes = () => {
    choices.replaceChildren(legend, ...chosen().sizes.map((size, index) => choiceOf(template, size, index)));
  };
  /** Shows price, duration and services included for the chosen size, in the hue of its service. */
  const showAnswer = () => {
    const { sizes, url, hue = '' } = chosen();
    const size = sizes[[...choices.querySelectorAll('input')].findIndex(({ checked }) => checked)];
    if (!size) return;
    const max = scaleEnd(sizes);
    const { before, number } = quantityOf(size.price);
    const segment = barOf(size, max);
    setText(form, 'output small', before && `${before} `);
    setText(form, 'output b', number);
    setText(form, '[data-time]', size.duration ?? '');
    setText(form, '[data-most]', decimal(max));
    if (segment) {
      const { from, to } = segment;
      bar.setAttribute('x', percent(from));
      bar.setAttribute('width', to > from ? percent(to - from) : POINT);
      // Only if needed: without that, its transition would end.
      if (!bar.isConnected) track.replaceChildren(bar);
    } else track.replaceChildren();
    find<HTMLAnchorElement>('[data-more]').href = url;
    form.className = `price-finder box ${hue}`;
    find('[data-included] ul').replaceChildren(...size.points.map(listItem));
  };

  const others = services.filter(({ slug }) => slug !== select.value);
  select.append(...others.map(({ name, slug }) => new Option(name, slug)));
  form.addEventListener('change', ({ target }) => {
    if (target === select) offerSizes();
    showAnswer();
  });
  form.addEventListener('submit', (event) => {
    prefillQuote(new FormData(form));
    // Last, so that the form still works if the browser refuses to change the address.
    event.preventDefault();
  });
  showAnswer();
};

/** Width of the bar of a single amount. */
const POINT = '8';

/** Returns a bar for a page that has the point of a single amount, or none. */
function newBar(): SVGRectElement {
  const bar = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  bar.setAttribute('class', 'range-bar-fill');
  bar.setAttribute('height', '100%');
  return bar;
}

/** Returns a choice cloned from one in the page. */
function choiceOf(template: HTMLLabelElement, size: FinderSize, index: number): HTMLLabelElement {
  const label = template.cloneNode(true) as HTMLLabelElement;
  const radio = label.querySelector('input') as HTMLInputElement;
  radio.value = sizeOf(size);
  radio.checked = index === 0;
  setText(label, 'b', size.title);
  setText(label, 'small', size.area ?? '');
  return label;
}

/** Leaves unchanged text alone, so that screen readers do not repeat it. */
function setText(parent: Element, selector: string, text: string): void {
  const element = parent.querySelector(selector);
  if (element && element.textContent !== text) element.textContent = text;
}

const listItem = (text: string) => Object.assign(document.createElement('li'), { textContent: text });

export default mount;
