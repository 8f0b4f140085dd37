import { Children, type ComponentType, createContext, type ReactNode, useContext, useId } from 'react';
import type { FieldFinding, FieldForm, FieldName } from '../../protocol.ts';
import type { EditWords } from '../../words.ts';
import { useStudio, useStudioState } from '../use-studio.ts';

/** Name of the file whose form is shown, and its findings. */
export const FileContext = createContext<{ readonly file: string; readonly findings: readonly FieldFinding[] }>({
  file: '',
  findings: [],
});

export const useFile = () => useContext(FileContext);

export interface FieldProps {
  readonly field: FieldForm;
}

/** What every control of a field is given. */
export interface ControlProps extends FieldProps {
  /** Sets the field. An optional one that is empty is removed. */
  set(value: unknown, isTyping?: boolean): void;
  /** Its attributes. */
  readonly control: {
    readonly id: string;
    readonly 'aria-describedby': string;
    onFocus(): void;
    onBlur(): void;
  };
}

interface FieldFrameProps extends FieldProps {
  readonly Control: ComponentType<ControlProps>;
}

/** A control with its label, its help text and its findings. */
export function FieldFrame({ field, Control }: FieldFrameProps) {
  const studio = useStudio();
  const { focus } = useStudioState();
  const { file, findings } = useFile();
  const id = useId();
  const { pointer, title, help, required } = field;
  const isCurrent = focus?.file === file && focus.pointer === pointer;
  const own = findings.filter((each) => each.field?.pointer === pointer);
  const isBad = own.some(({ severity }) => severity === 'error');
  return (
    <div className={`field ${isBad ? 'bad' : ''} ${isCurrent ? 'current' : ''}`} data-pointer={pointer}>
      <div className="label">
        <label htmlFor={id}>{title}</label>
        <small>{noteOn(field, studio.words)}</small>
      </div>
      <Control
        field={field}
        set={(value, isTyping = false) => {
          const isEmpty = value === '' && !required;
          studio.edit(file, isEmpty ? { op: 'remove', pointer } : { op: 'set', pointer, value }, isTyping);
        }}
        control={{
          id,
          'aria-describedby': `${id}-help`,
          onFocus: () => studio.show({ file, pointer, by: 'field' }),
          onBlur: studio.left,
        }}
      />
      <p id={`${id}-help`} className="hint">
        {help}
      </p>
      <Findings findings={own} />
    </div>
  );
}

/** What is beside the label: the length of a text, a limit that a number passes, or that the field can be left out. */
function noteOn(
  { kind, value = '', required, min = Number.NEGATIVE_INFINITY, max }: FieldForm,
  words: EditWords,
): ReactNode {
  if (kind === 'text' && (value !== '' || required)) {
    const { length } = String(value);
    if (max !== undefined) return `${length} ${words.of} ${max}`;
    return length > 0 && length < min ? `${length}, ${words.atLeast} ${min}` : length;
  }
  if (typeof value === 'number' && value < min) return `${words.atLeast} ${min}`;
  if (typeof value === 'number' && max !== undefined && value > max) return `${words.atMost} ${max}`;
  return required || kind === 'switch' ? '' : words.optional;
}

/** Findings below their field, with a correction if there is one. One about another file leads there. */
export function Findings({ findings }: { readonly findings: readonly FieldFinding[] }) {
  const studio = useStudio();
  const { words } = studio;
  const open = (field: FieldName) => {
    studio.openDialog(undefined);
    studio.show({ ...field, by: 'jump' });
  };
  return findings.map(({ severity, message, why, fix, place, field, suggestion: value }) => (
    <div key={message} className={`say ${severity}`} role="status" title={place}>
      <p>{message}</p>
      <details>
        <summary>{words.whyAndHow}</summary>
        <p>{why}</p>
        <p>{fix}</p>
      </details>
      {field && place !== undefined && (
        <button type="button" onClick={() => open(field)}>
          {field.title}
        </button>
      )}
      {field && value !== undefined && (
        <button type="button" onClick={() => studio.edit(field.file, { op: 'set', pointer: field.pointer, value })}>
          {words.accept}
        </button>
      )}
    </div>
  ));
}

/** With more buttons than this, they are folded away. */
const FEW = 2;

/** Buttons that add something, folded away if there are many. */
export function Adders({ children }: { readonly children: ReactNode }) {
  const { words } = useStudio();
  if (Children.count(children) <= FEW) return <div className="adders">{children}</div>;
  return (
    <details className="adders">
      <summary className="add">{words.more}</summary>
      <div className="adders">{children}</div>
    </details>
  );
}
