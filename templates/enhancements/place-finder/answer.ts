import { fillSlots } from 'nebel/shared/slots';
import { kindOfCode, type PlaceFile, pageOfCode } from './place-file.ts';
import { nameProper } from './spelling.ts';
import type { Spot } from './spots.ts';

/** The answer below the field. It stays until the next one. */
export function createAnswer(form: HTMLElement) {
  const part = <Part extends HTMLElement>(selector: string) => form.querySelector<Part>(selector) as Part;
  const answer = part('[data-answer]');
  const [place, verdict, facts] = [part('[data-place]'), part('[data-verdict]'), part('dl')];
  const [page, request] = [part<HTMLAnchorElement>('[data-page]'), part<HTMLAnchorElement>('[data-ask]')];
  const which = part('[data-which]');
  const setFact = (name: string, value: string | undefined) => {
    part(`[data-${name}]`).hidden = value === undefined;
    part(`[data-${name}] dd`).textContent = value ?? '';
  };

  const fill = (
    name: string,
    sentence: string,
    known?: { readonly appointment?: string | undefined; readonly price?: string },
  ) => {
    highlight();
    place.textContent = name;
    place.hidden = name === '';
    verdict.textContent = sentence;
    setFact('appointment', known?.appointment);
    setFact('price', known?.price);
    facts.hidden = known === undefined;
    which.hidden = true;
    answer.hidden = false;
  };

  return {
    show({ name, answer: code, km }: Spot, { pages, words }: PlaceFile) {
      const kind = kindOfCode(code);
      const found = pages[pageOfCode(code)];
      if (!found) return;
      const { city, url, appointment, travel, price } = found;
      const costs = [price && fillSlots(words.from, { price }), travel].filter(Boolean).join(', ');
      // The directory has «Küsnacht ZH», the page «Küsnacht».
      const isItself = kind === 'near' && nameProper(name) === city;
      const sentence = isItself ? words.here : words[kind];
      fill(
        name,
        fillSlots(sentence, { page: city, km }),
        kind === 'near' ? { appointment, ...(costs && { price: costs }) } : undefined,
      );
      page.href = url;
      page.hidden = kind === 'outside';
      request.hidden = kind === 'outside';
      request.search = `?ort=${encodeURIComponent(nameProper(name))}`;
      if (kind !== 'outside') highlight(url);
      part('[data-page-name]').textContent = fillSlots(words.page, { page: city });
    },
    /** Shows a sentence in place of an answer, with the phone number. */
    say(sentence: string) {
      fill('', sentence);
      page.hidden = request.hidden = true;
    },
    /** Asks which of several places the visitor means. */
    ask(sentence: string, choices: readonly HTMLElement[]) {
      fill('', sentence);
      page.hidden = request.hidden = true;
      which.replaceChildren(...choices);
      which.hidden = false;
    },
    clear() {
      answer.hidden = true;
      highlight();
    },
  };
}

/** Highlights the marks of a page on the maps, and resets all others. */
function highlight(url?: string): void {
  for (const mark of document.querySelectorAll('[data-island="region-map"] svg a')) {
    mark.classList.toggle('is-found', mark.getAttribute('href') === url);
  }
}
