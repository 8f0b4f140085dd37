import type { FinderService, FinderSize } from '../../components/price-finder/price-finder.tsx';
import { chf, rangeOnly } from '../../format/chf.ts';
import { percent } from '../../format/scale.ts';
import { sizeOf } from '../../format/size.ts';

/** The parts of the finder that change, and how they do. */
export interface FinderView {
  readonly form: HTMLFormElement;
  /** The choice of a service. */
  readonly select: HTMLSelectElement;
  /** Offers the sizes of the chosen service, the first of them chosen. */
  offerSizes(): void;
  /** Shows what the chosen size costs, how long it takes and what belongs to it, in the hue of its service. */
  showAnswer(): void;
}

/** Adds the other services to the one that the finder holds. */
export function createView(island: HTMLElement, services: readonly FinderService[]): FinderView {
  const find = <Found extends Element>(selector: string) => island.querySelector(selector) as Found;
  const form = find<HTMLFormElement>('form');
  const select = find<HTMLSelectElement>('select');
  const choices = find<HTMLElement>('fieldset');
  const legend = find('legend');
  const model = find<HTMLLabelElement>('fieldset label');
  const included = find<HTMLElement>('[data-included]');
  const bar = find('rect');

  const chosen = () => {
    const service = services.find(({ slug }) => slug === select.value) as FinderService;
    const place = [...choices.querySelectorAll('input')].findIndex(({ checked }) => checked);
    return { service, size: service.sizes[place] };
  };

  const others = services.filter(({ slug }) => slug !== select.value);
  select.append(...others.map(({ name, slug }) => new Option(name, slug)));

  return {
    form,
    select,
    offerSizes() {
      choices.replaceChildren(legend, ...chosen().service.sizes.map((size, index) => choiceOf(model, size, index)));
    },
    showAnswer() {
      const { service, size } = chosen();
      if (!size) return;
      const max = Math.max(...service.sizes.map(({ to }) => to));
      write(form, 'output b', rangeOnly(size.from, size.to));
      write(form, '[data-time]', size.duration ?? '');
      write(form, '[data-most]', chf(max));
      bar.setAttribute('x', percent(size.from / max));
      bar.setAttribute('width', percent((size.to - size.from) / max));
      find<HTMLAnchorElement>('[data-more]').href = service.url;
      form.className = `price-finder box ${service.hue ?? ''}`;
      included.hidden = size.points.length === 0;
      included.querySelector('ul')?.replaceChildren(...size.points.map(listItem));
    },
  };
}

/** A choice like the ones that the page came with. */
function choiceOf(model: HTMLLabelElement, size: FinderSize, index: number): HTMLLabelElement {
  const label = model.cloneNode(true) as HTMLLabelElement;
  const radio = label.querySelector('input') as HTMLInputElement;
  radio.value = sizeOf(size);
  radio.checked = index === 0;
  write(label, 'b', size.title);
  write(label, 'small', size.area ?? '');
  return label;
}

/** Unchanged text is left alone, so that it is not read out again. */
function write(parent: Element, selector: string, text: string): void {
  const element = parent.querySelector(selector);
  if (element && element.textContent !== text) element.textContent = text;
}

function listItem(text: string): HTMLLIElement {
  const item = document.createElement('li');
  item.textContent = text;
  return item;
}
