import type { FinderService, FinderSize } from '../../components/price-finder/price-finder.tsx';
import { decimal, decimalRange, sizeOf } from '../../format/amount.ts';
import { percent } from '../../format/scale.ts';

/** The dynamic parts of the price finder. */
export interface FinderView {
  readonly form: HTMLFormElement;
  readonly select: HTMLSelectElement;
  /** Shows the sizes of the chosen service, with the first one selected. */
  offerSizes(): void;
  /** Shows price, duration and services included for the chosen size, in the hue of its service. */
  showAnswer(): void;
}

/** Creates the view, and adds the other services to the one in the page. */
export function createView(island: HTMLElement, services: readonly FinderService[]): FinderView {
  const find = <Found extends Element>(selector: string) => island.querySelector(selector) as Found;
  const form = find<HTMLFormElement>('form');
  const select = find<HTMLSelectElement>('select');
  const choices = find<HTMLElement>('fieldset');
  const legend = find('legend');
  const template = find<HTMLLabelElement>('fieldset label');
  const included = find<HTMLElement>('[data-included]');
  const bar = find('rect');

  const chosen = () => {
    const service = services.find(({ slug }) => slug === select.value) as FinderService;
    const index = [...choices.querySelectorAll('input')].findIndex(({ checked }) => checked);
    return { service, size: service.sizes[index] };
  };

  const others = services.filter(({ slug }) => slug !== select.value);
  select.append(...others.map(({ name, slug }) => new Option(name, slug)));

  return {
    form,
    select,
    offerSizes() {
      choices.replaceChildren(legend, ...chosen().service.sizes.map((size, index) => choiceOf(template, size, index)));
    },
    showAnswer() {
      const { service, size } = chosen();
      if (!size) return;
      const max = Math.max(...service.sizes.map(({ to }) => to));
      setText(form, 'output b', decimalRange(size.from, size.to));
      setText(form, '[data-time]', size.duration ?? '');
      setText(form, '[data-most]', decimal(max));
      bar.setAttribute('x', percent(size.from / max));
      bar.setAttribute('width', percent((size.to - size.from) / max));
      find<HTMLAnchorElement>('[data-more]').href = service.url;
      form.className = `price-finder box ${service.hue ?? ''}`;
      included.querySelector('ul')?.replaceChildren(...size.points.map(listItem));
    },
  };
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

function listItem(text: string): HTMLLIElement {
  const item = document.createElement('li');
  item.textContent = text;
  return item;
}
