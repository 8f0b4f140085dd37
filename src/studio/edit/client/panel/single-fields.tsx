import { useState } from 'react';
import { useStudio, useStudioState } from '../use-studio.ts';
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx';

export function NumberField({ field }: FieldProps) {
  const { words } = useStudio();
  const { set, control } = useField(field);
  const { value = '', min, max } = field;
  const isBelow = typeof value === 'number' && min !== undefined && value < min;
  const isAbove = typeof value === 'number' && max !== undefined && value > max;
  const note = isBelow ? `${words.atLeast} ${min}` : isAbove ? `${words.atMost} ${max}` : undefined;
  const read = (typed: string) => {
    const number = typed.replace(/[\s'’]/g, '').replace(',', '.');
    // Other texts are kept as typed: a finding explains the error better than a control that swallows letters.
    return number !== '' && Number.isFinite(Number(number)) ? Number(number) : typed;
  };
  // While it is typed, «1.» must not become «1».
  const [typed, setTyped] = useState<string>();
  return (
    <FieldFrame field={field} id={control.id} note={note}>
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
    </FieldFrame>
  );
}

export function SwitchField({ field }: FieldProps) {
  const { set, control } = useField(field);
  // A switch that is off is left out of the file, as people write it, unless it has to be there.
  const off = field.required || field.value === false ? false : '';
  return (
    <FieldFrame field={field} id={control.id} note="">
      <input
        {...control}
        type="checkbox"
        checked={field.value === true}
        onChange={({ target }) => set(target.checked || off)}
      />
    </FieldFrame>
  );
}

export function ChoiceField({ field }: FieldProps) {
  const { words } = useStudio();
  const { set, control } = useField(field);
  const { value = '', choices = [], required } = field;
  return (
    <FieldFrame field={field} id={control.id}>
      <select {...control} value={String(value)} onChange={({ target }) => set(target.value)}>
        {(!required || value === '') && <option value="">{words.none}</option>}
        {choices.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

export function DayField({ field }: FieldProps) {
  const { set, control } = useField(field);
  return (
    <FieldFrame field={field} id={control.id}>
      <input {...control} type="date" value={String(field.value ?? '')} onChange={({ target }) => set(target.value)} />
    </FieldFrame>
  );
}

/** Number of drawings shown until all are asked for. */
const FEW = 7;

/** Drawings as small pictures, because their names say little. */
export function DrawingField({ field }: FieldProps) {
  const { words } = useStudio();
  const { drawings } = useStudioState().site;
  const { set, control } = useField(field);
  const [isOpen, setOpen] = useState(false);
  const { value, choices = [], required } = field;
  const chosenFirst = choices.toSorted((a, b) => Number(b.value === value) - Number(a.value === value));
  const shown = isOpen ? choices : chosenFirst.slice(0, FEW);
  const { id, ...handlers } = control;
  return (
    <FieldFrame field={field} id={id}>
      <fieldset id={id} className="thumbs" aria-label={field.title}>
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
            <img src={`data:image/svg+xml,${encodeURIComponent(drawings[each.value] ?? '')}`} alt="" loading="lazy" />
          </button>
        ))}
        {!isOpen && choices.length > FEW && (
          <button type="button" onClick={() => setOpen(true)}>
            {words.allDrawings} {choices.length}
          </button>
        )}
      </fieldset>
    </FieldFrame>
  );
}
