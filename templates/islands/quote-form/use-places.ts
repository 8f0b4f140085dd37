import { fillSlots } from 'nebel/shared/slots';
import { type RefObject, useRef, useState } from 'react';
import type { Places } from '../../browser/places/places.ts';
import type { TextsView } from '../../components/form/form-view.ts';
import { suggestPlace } from './suggest-place.ts';

export interface PlaceHelp {
  /** Towns to choose from. */
  readonly choices: readonly string[];
  /** For those who do not see what was filled in. */
  readonly status: string;
  /** Fetches the directory; for `onFocus`. */
  readonly load: () => void;
  /** Looks at the postal code again; for `onInput`. */
  readonly update: () => void;
}

interface Options {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly texts: TextsView;
  /** A town that was filled in for the visitor before. */
  readonly filled: RefObject<string | undefined>;
}

/** Proposes the town of a postal code. The form works the same without: unknown codes and other towns are accepted. */
export function usePlaces({ form, texts, filled }: Options): PlaceHelp {
  const places = useRef<Places | undefined>(undefined);
  const loading = useRef(false);
  const lookedUp = useRef('');
  const [{ choices, status }, setHelp] = useState<Pick<PlaceHelp, 'choices' | 'status'>>({ choices: [], status: '' });

  const update = () => {
    const postalCode = control(form, 'postalCode');
    const city = control(form, 'city');
    // Only when the code changes: a visitor who empties the field of the town wants it empty.
    if (!places.current || !postalCode || !city || postalCode.value === lookedUp.current) return;
    lookedUp.current = postalCode.value;
    const suggestion = suggestPlace(places.current, {
      postalCode: postalCode.value,
      city: city.value,
      ours: filled.current,
    });
    const { fill, choices } = suggestion;
    if (fill !== undefined) city.value = filled.current = fill;
    const spoken = choices.length > 0 ? texts.placeChoices : fill && texts.placeFilled;
    setHelp({ choices, status: fillSlots(spoken || '', { cities: choices.join(', '), city: fill ?? '' }) });
  };

  const load = () => {
    if (loading.current) return;
    loading.current = true;
    import('../../browser/places/places.ts').then(
      (directory) => {
        places.current = directory.places;
        update();
      },
      () => {
        // No connection just now; the next focus tries again.
        loading.current = false;
      },
    );
  };

  return { choices, status, load, update };
}

const control = ({ current }: RefObject<HTMLFormElement | null>, name: string) =>
  current?.elements.namedItem(name) as HTMLInputElement | null | undefined;
