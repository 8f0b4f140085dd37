import { fillSlots } from 'nebel/shared/slots';
import { type RefObject, useRef, useState } from 'react';
import type { Places } from '../../browser/places/places.ts';
import type { TextsView } from '../../components/form/form-view.ts';
import { suggestPlace } from './suggest-place.ts';

interface Help {
  /** Towns to choose from. */
  readonly choices: readonly string[];
  /** For screen readers: what was filled in. */
  readonly status: string;
}

interface Options {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly texts: TextsView;
  /** A town that was filled in earlier. */
  readonly filled: RefObject<string | undefined>;
}

/** Suggests the town of a postal code. The form does not depend on it: it accepts unknown codes and other towns. */
export function usePlaces({ form, texts, filled }: Options) {
  const places = useRef<Places | undefined>(undefined);
  const loading = useRef(false);
  const lastCode = useRef('');
  const [{ choices, status }, setHelp] = useState<Help>({ choices: [], status: '' });

  /** Looks up the postal code; for `onInput`. */
  const update = () => {
    const postalCode = control(form, 'postalCode');
    const city = control(form, 'city');
    // Only if the code changes: a visitor who clears the town field wants it empty.
    if (!places.current || !postalCode || !city || postalCode.value === lastCode.current) return;
    lastCode.current = postalCode.value;
    const suggestion = suggestPlace(places.current, {
      postalCode: postalCode.value,
      city: city.value,
      ours: filled.current,
      isBusy: document.activeElement === city,
    });
    const { fill, choices } = suggestion;
    if (fill !== undefined) city.value = filled.current = fill;
    const message = choices.length > 0 ? texts.placeChoices : fill && texts.placeFilled;
    setHelp({ choices, status: fillSlots(message || '', { cities: choices.join(', '), city: fill ?? '' }) });
  };

  /** Loads the directory; for `onFocus`. */
  const load = () => {
    if (loading.current) return;
    loading.current = true;
    import('../../browser/places/places.ts').then(
      (directory) => {
        places.current = directory.places;
        update();
      },
      () => {
        // Probably offline; the next focus retries.
        loading.current = false;
      },
    );
  };

  return { choices, status, load, update };
}

const control = ({ current }: RefObject<HTMLFormElement | null>, name: string) =>
  current?.elements.namedItem(name) as HTMLInputElement | null | undefined;
