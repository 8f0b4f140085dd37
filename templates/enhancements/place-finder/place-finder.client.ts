import type { Mount } from 'nebel/browser/runtime';
import { prefillQuote } from '../../browser/prefill.ts';
import { createAnswer } from './answer.ts';
import { createCombobox } from './combobox.ts';
import { countInWords, type PlaceFile } from './place-file.ts';
import type { Spot, Spots } from './spots.ts';

interface Props {
  /** Address of the `PlaceFile`. */
  readonly file: string;
  /** Message shown when offline. */
  readonly offline: string;
}

interface Loaded {
  readonly file: PlaceFile;
  readonly spots: Spots;
  readonly lookUp: typeof import('./search.ts');
}

/** Fragment of addresses that show an answer. */
const HASH = '#regions';

/** Suggests places while the visitor types, and answers for the one chosen. A plain script, without React. */
const mount: Mount<Props> = (element, props) => {
  const form = element.querySelector('form') as HTMLFormElement;
  const input = form.querySelector('input') as HTMLInputElement;
  const count = form.querySelector('[data-count]') as HTMLElement;
  const answer = createAnswer(form);
  let loaded: Loaded | undefined;
  let loading: Promise<Loaded | undefined> | undefined;
  let suggested: readonly Spot[] = [];

  const load = () => {
    loading ??= Promise.all([fetch(props.file), import('../../browser/places/places.ts'), import('./search.ts')])
      .then(async ([response, { places }, lookUp]) => {
        const file: PlaceFile = await response.json();
        loaded = { file, spots: lookUp.spotsOf(places, file), lookUp };
        return loaded;
      })
      .catch((error: unknown) => {
        console.error(error);
        // Allows a retry on the next use.
        loading = undefined;
        return undefined;
      });
    return loading;
  };

  const suggest = () => {
    if (!loaded) return;
    if (input.value.trim() === '' && new URLSearchParams(location.search).has('ort')) {
      answer.clear();
      remember();
    }
    const { file, spots, lookUp } = loaded;
    suggested = lookUp.search(spots, input.value);
    const [only, ...others] = suggested;
    // A full postal code with a single place leaves nothing to choose.
    if (only && others.length === 0 && only.note === input.value.trim()) return show(only);
    combobox.suggest(suggested.map(optionOf));
    // The visitor has moved on meanwhile, so there is nothing to announce.
    if (document.activeElement !== input) return;
    const { words } = file;
    if (suggested.length > 0) count.textContent = countInWords(words, suggested.length);
    else count.textContent = input.value.trim().length > 1 ? words.unknown : '';
  };

  const suggestOnceLoaded = () => (loaded ? suggest() : load().then(suggest));

  const show = (spot: Spot) => {
    if (!loaded) return;
    combobox.close();
    count.textContent = '';
    answer.show(spot, loaded.file);
    remember(spot.query);
  };

  /** Stores the query in the address, so that a copied or reloaded address shows the same answer. */
  const remember = (query?: string) => {
    const address = new URL(location.href);
    if (query === undefined) address.searchParams.delete('ort');
    else address.searchParams.set('ort', query);
    address.hash = HASH;
    history.replaceState(history.state, '', address);
  };

  const pick = (spot: Spot) => {
    input.value = spot.query;
    show(spot);
    // The on-screen keyboard would cover the answer.
    if (matchMedia('(pointer: coarse)').matches) input.blur();
  };

  /** Answers for the text in the field, as well as possible. */
  const answerTyped = async () => {
    const { value } = input;
    if (!(await load())) return answer.say(props.offline);
    // The visitor has gone on typing meanwhile.
    if (input.value !== value) return suggest();
    if (!loaded || value.trim() === '') return;
    const { file, spots, lookUp } = loaded;
    const several = lookUp.namesakes(spots, value, file);
    const spot = several.length < 2 && lookUp.bestMatch(spots, value);
    if (spot) return pick(spot);
    combobox.close();
    count.textContent = '';
    if (several.length > 1) answer.ask(file.words.which, several.map(choiceOf));
    else answer.say(file.words.unknown);
    remember();
  };

  const choiceOf = (spot: Spot) => {
    const [item, button] = [document.createElement('li'), document.createElement('button')];
    button.type = 'button';
    button.className = 'btn';
    button.textContent = /\d/.test(spot.note) ? spot.name : `${spot.name}, ${spot.note}`;
    button.addEventListener('click', () => {
      // The button disappears together with its question.
      input.focus();
      pick(spot);
    });
    item.append(button);
    return item;
  };

  const combobox = createCombobox(input, form.querySelector('[role=listbox]') as HTMLElement, {
    onInput: suggestOnceLoaded,
    onOpen: suggestOnceLoaded,
    onPick: (index) => {
      const spot = suggested[index];
      if (spot) pick(spot);
    },
  });

  input.addEventListener('focus', load);
  // The form is on this page, so there is no need to reload it.
  form.querySelector('[data-ask]')?.addEventListener('click', (event) => {
    const choices = new FormData();
    choices.set('ort', new URLSearchParams((event.currentTarget as HTMLAnchorElement).search).get('ort') ?? '');
    prefillQuote(choices);
    // Last, so that the link still works if the browser refuses to change the address.
    event.preventDefault();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    answerTyped();
  });

  const asked = new URLSearchParams(location.search).get('ort');
  if (document.activeElement === input) load().then(() => input.value !== '' && suggest());
  else if (asked && location.hash === HASH && ['', asked].includes(input.value)) {
    input.value = asked;
    answerTyped();
  }
};

function optionOf({ name, note }: Spot): HTMLElement {
  const option = document.createElement('div');
  const aside = document.createElement('small');
  aside.textContent = note;
  option.append(`${name} `, aside);
  return option;
}

export default mount;
