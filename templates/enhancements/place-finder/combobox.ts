interface Listeners {
  readonly onInput: () => void;
  /** The visitor opens the list again. */
  readonly onOpen: () => void;
  /** The visitor picks the suggestion with this index. */
  readonly onPick: (index: number) => void;
}

/**
 * Attaches the behaviour to a field with suggestions and its list, following the combobox pattern of the WAI-ARIA practices
 * (list autocomplete, manual selection). The focus always stays in the field. @github/combobox-nav only moves through a list:
 * opening, closing, Escape and focus would remain ours, and a visit would load 1.1 kB more.
 */
export function createCombobox(input: HTMLInputElement, list: HTMLElement, listeners: Listeners) {
  let active = -1;

  const activate = (index: number) => {
    active = index;
    [...list.children].forEach((option, at) => {
      option.setAttribute('aria-selected', `${at === index}`);
    });
    const option = list.children[index];
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  };
  /** Shows suggestions while the field has the focus; an empty list closes it. */
  const suggest = (found: readonly HTMLElement[]) => {
    // What was looked up can arrive after the visitor has moved on.
    const options = document.activeElement === input ? found : [];
    list.replaceChildren(...options);
    options.forEach((option, index) => {
      option.id = `${list.id}-${index}`;
      option.role = 'option';
    });
    list.hidden = options.length === 0;
    input.setAttribute('aria-expanded', `${!list.hidden}`);
    activate(-1);
  };
  const close = () => suggest([]);
  const move = (step: 1 | -1) => {
    if (list.hidden) listeners.onOpen();
    const { length } = list.children;
    if (length === 0) return;
    // Up from the field leads to the last option, down from the last one to the first.
    activate(active < 0 ? (step > 0 ? 0 : length - 1) : (active + step + length) % length);
  };

  const keys: Readonly<Record<string, (event: KeyboardEvent) => boolean>> = {
    ArrowDown({ altKey }) {
      if (altKey) listeners.onOpen();
      else move(1);
      return true;
    },
    ArrowUp({ altKey }) {
      if (altKey) close();
      else move(-1);
      return true;
    },
    Enter() {
      if (active < 0) return false;
      listeners.onPick(active);
      return true;
    },
    Escape() {
      if (!list.hidden) close();
      else {
        input.value = '';
        listeners.onInput();
      }
      return true;
    },
    // These move the caret as in any other field.
    Home: leaveList,
    End: leaveList,
    ArrowLeft: leaveList,
    ArrowRight: leaveList,
  };
  function leaveList() {
    activate(-1);
    return false;
  }

  input.addEventListener('keydown', (event) => {
    if (!event.isComposing && keys[event.key]?.(event)) event.preventDefault();
  });
  input.addEventListener('input', listeners.onInput);
  input.addEventListener('blur', close);
  // Otherwise the field would lose focus, and the list would close, before the click arrives.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const option = (target as Element).closest('[role=option]');
    if (option) listeners.onPick([...list.children].indexOf(option));
  });
  return { suggest, close };
}
