import { useState } from 'react';
import { useStudio } from '../use-studio.ts';
import type { ControlProps } from './field-frame.tsx';

export function NumberField({ field: { value = '' }, set, control }: ControlProps) {
  const read = (typed: string) => {
    const number = typed.replace(/[\s'’]/g, '').replace(',', '.');
    // Other texts are kept as typed: a finding explains the error better than a control that swallows letters.
    return number !== '' && Number.isFinite(Number(number)) ? Number(number) : typed;
  };
  // While it is typed, «1.» must not become «1».
  const [typed, setTyped] = useState<string>();
  return (
    <input
      {...control}
      inputMode="decimal"
      autoComplete="off"
      value={typed !== undefined && read(typed) === value ? typed : String(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        set(read(target.value), true);
      }}
    />
  );
}

export function SwitchField({ field: { value, required }, set, control }: ControlProps) {
  // A switch that is off is left out of the file, as people write it, unless it has to be there.
  const off = required || value === false ? false : '';
  return (
    <input
      {...control}
      type="checkbox"
      checked={value === true}
      // The help of the field that is left would vanish, and move the switch away before the button is released.
      onMouseDown={(event) => event.preventDefault()}
      onChange={({ target }) => {
        target.focus();
        set(target.checked || off);
      }}
    />
  );
}

export function ChoiceField({ field: { value = '', choices = [], required }, set, control }: ControlProps) {
  const { words } = useStudio();
  return (
    <select {...control} value={String(value)} onChange={({ target }) => set(target.value)}>
      {(!required || value === '') && <option value="">{words.none}</option>}
      {choices.map((each) => (
        <option key={each.value} value={each.value}>
          {each.label}
        </option>
      ))}
    </select>
  );
}

export const DayField = ({ field: { value = '' }, set, control }: ControlProps) => (
  <input {...control} type="date" value={String(value)} onChange={({ target }) => set(target.value, true)} />
);

/** Number of pictures shown until all are asked for. */
const FEW = 7;

/** Pictures instead of their names, which say little. */
export function PictureField({ field, set, control }: ControlProps) {
  const { title, value, choices = [], pictures = {}, required } = field;
  const { words } = useStudio();
  const [isOpen, setOpen] = useState(false);
  const chosenFirst = choices.toSorted((a, b) => Number(b.value === value) - Number(a.value === value));
  const shown = isOpen ? choices : chosenFirst.slice(0, FEW);
  const { id, ...handlers } = control;
  return (
    <fieldset id={id} className="thumbs" aria-label={title}>
      {shown.map((each) => (
        <button
          {...handlers}
          key={each.value}
          type="button"
          aria-label={each.label}
          title={each.label}
          aria-pressed={each.value === value}
          onClick={() => set(each.value === value && !required ? '' : each.value)}
        >
          <img src={`data:image/svg+xml,${encodeURIComponent(pictures[each.value] ?? '')}`} alt="" loading="lazy" />
        </button>
      ))}
      {!isOpen && choices.length > FEW && (
        <button type="button" onClick={() => setOpen(true)}>
          {words.allPictures} {choices.length}
        </button>
      )}
    </fieldset>
  );
}
