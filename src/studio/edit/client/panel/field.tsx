import type { ComponentType } from 'react';
import { valueAt } from '../../../../base/lib/json-pointer.ts';
import type { FieldForm } from '../../protocol.ts';
import { useStudio } from '../use-studio.ts';
import { Adders, type ControlProps, FieldFrame, type FieldProps, Findings, useFile } from './field-frame.tsx';
import { ListField } from './list-field.tsx';
import { PhotoField } from './photo-field.tsx';
import { ChoiceField, DayField, NumberField, PictureField, SwitchField } from './single-fields.tsx';
import { TextField } from './text-field.tsx';

/** Controls of the fields that have a single value. */
const CONTROLS: Readonly<Partial<Record<FieldForm['kind'], ComponentType<ControlProps>>>> = {
  text: TextField,
  number: NumberField,
  switch: SwitchField,
  choice: ChoiceField,
  picture: PictureField,
  day: DayField,
};

/** A field of any kind. Groups show their parts one below the other. */
export function Field({ field }: FieldProps) {
  if (field.kind === 'fixed') return null;
  const Control = CONTROLS[field.kind];
  if (Control) return <FieldFrame field={field} Control={Control} />;
  return (
    <fieldset data-pointer={field.pointer}>
      <legend>
        {field.title}
        <RemoveButton field={field} />
      </legend>
      <Content field={field} />
    </fieldset>
  );
}

/** The inside of a group, a photo or a list. */
export function Content({ field }: FieldProps) {
  const { findings } = useFile();
  const own = findings.filter((each) => each.field?.pointer === field.pointer);
  return (
    <>
      {field.help !== '' && <p className="hint">{field.help}</p>}
      <Findings findings={own} />
      {field.kind === 'list' ? <ListField field={field} Field={Field} Content={Content} /> : <Parts field={field} />}
    </>
  );
}

/** The parts of a group: those in use, buttons for the others, and last those that only developers need. */
function Parts({ field }: FieldProps) {
  const { words } = useStudio();
  const { parts = [], kind } = field;
  const photo = kind === 'photo' ? parts.find(({ pointer }) => pointer.endsWith('/file')) : undefined;
  const isTechnical = (part: FieldForm) => part.isTechnical === true || part === photo;
  const present = parts.filter(({ empty }) => empty === undefined);
  const shown = present.filter((part) => !isTechnical(part));
  const technical = present.filter(isTechnical);
  const content = (
    <>
      <div className="parts">
        {shown.map((part, index) => {
          if (shown[index - 1]?.isRangeStart) return null;
          const end = part.isRangeStart ? shown[index + 1] : undefined;
          if (!end) return <Field key={part.pointer} field={part} />;
          return (
            <div key={part.pointer} className="range">
              <Field field={part} />
              <Field field={end} />
            </div>
          );
        })}
      </div>
      <AddButtons parts={parts} />
      {technical.length > 0 && (
        <details className="technical">
          <summary>{words.technical}</summary>
          {technical.map((part) => (
            <Field key={part.pointer} field={part} />
          ))}
        </details>
      )}
    </>
  );
  return kind === 'photo' ? <PhotoField field={field}>{content}</PhotoField> : content;
}

/** Buttons for groups and lists that are not in the file. */
export function AddButtons({ parts }: { readonly parts: readonly FieldForm[] }) {
  const studio = useStudio();
  const { file } = useFile();
  const absent = parts.filter(({ empty }) => empty !== undefined);
  if (absent.length === 0) return null;
  return (
    <Adders>
      {absent.map(({ pointer, title, empty }) => (
        <button
          key={pointer}
          type="button"
          className="add"
          onClick={() => studio.addPart(file, { op: 'set', pointer, value: empty })}
        >
          + {title}
        </button>
      ))}
    </Adders>
  );
}

/** Removes a group or list that is not required. Undo brings it back. */
export function RemoveButton({ field: { pointer, title, required } }: FieldProps) {
  const studio = useStudio();
  const { file } = useFile();
  // Within an entry that is being added, there is nothing to remove yet.
  if (required || valueAt(studio.valueIn(file), pointer) === undefined) return null;
  return (
    <button type="button" className="plain" onClick={() => studio.removePart(file, pointer)}>
      {`${studio.words.remove}: ${title}`}
    </button>
  );
}
