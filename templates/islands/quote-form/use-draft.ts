import { type RefObject, useEffect, useRef } from 'react';
import type { FormView } from '../../components/form/form-view.ts';
import { enteredValues } from '../form/entered-values.ts';
import { session } from '../form/session.ts';
import { parseDraft, startingValues } from './draft.ts';
import { askedValues, type Preselections } from './preselection.ts';

const here = () => location.pathname + location.search;

export interface DraftKeeping {
  /** Towns that the address filled in, so that a postal code may replace it. */
  readonly askedCity: RefObject<string | undefined>;
  readonly save: () => void;
  readonly erase: () => void;
}

/** Fills the form with what the address asks for and what was entered before, and remembers what is entered. */
export function useDraft(form: RefObject<HTMLFormElement | null>, view: FormView, known: Preselections): DraftKeeping {
  const key = `draft:${view.action}`;
  const askedCity = useRef<string | undefined>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
  useEffect(() => {
    if (!form.current) return;
    const asked = askedValues(location.search, view.fields, known);
    askedCity.current = asked.city;
    const values = startingValues({
      at: here(),
      entered: enteredValues(form.current),
      draft: parseDraft(session.read(key)),
      asked,
      ours: Object.values(known).flatMap(({ about = [] }) => about),
    });
    for (const { name } of view.fields) {
      const control = form.current.elements.namedItem(name) as HTMLInputElement;
      // Only where it differs: an assignment moves the cursor of whoever is typing.
      if (values[name] && control.value !== values[name]) control.value = values[name];
    }
  }, []);

  return {
    askedCity,
    save() {
      if (!form.current) return;
      const { [view.honeypot.name]: _, ...values } = enteredValues(form.current);
      session.write(key, JSON.stringify({ at: here(), values }));
    },
    erase: () => session.erase(key),
  };
}
