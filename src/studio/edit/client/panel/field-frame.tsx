import { createContext, type ReactNode, useContext, useId } from 'react';
import type { FieldFinding, FieldForm, FieldName } from '../../protocol.ts';
import { useStudio, useStudioState } from '../use-studio.ts';

/** Name of the file whose form is shown, and its findings. */
export const FileContext = createContext<{ readonly file: string; readonly findings: readonly FieldFinding[] }>({
  file: '',
  findings: [],
});

export const useFile = () => useContext(FileContext);

interface Setter {
  /** Sets a field. An optional one that is empty is removed. */
  set(value: unknown, isTyping?: boolean): void;
  /** What every control of a field has. */
  readonly control: {
    readonly id: string;
    readonly 'aria-describedby': string;
    onFocus(): void;
    onBlur(): void;
  };
}

export function useField({ pointer, required }: FieldForm): Setter {
  const studio = useStudio();
  const { file } = useFile();
  const id = useId();
  return {
    set: (value, isTyping = false) =>
      studio.edit(
        file,
        value === '' && !required ? { op: 'remove', pointer } : { op: 'set', pointer, value },
        isTyping,
      ),
    control: {
      id,
      'aria-describedby': `${id}-help`,
      onFocus: () => studio.show({ file, pointer, by: 'field' }),
      onBlur: () => studio.left({ file, pointer }),
    },
  };
}

/** What every control of a field is given. */
export interface FieldProps {
  readonly field: FieldForm;
}

interface FieldFrameProps extends FieldProps {
  readonly id: string;
  /** Beside the label: a length, for example. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A control with its label, its help text and its findings. */
export function FieldFrame({ field: { pointer, title, help, required }, id, note, children }: FieldFrameProps) {
  const { words } = useStudio();
  const { focus } = useStudioState();
  const { file, findings } = useFile();
  const isCurrent = focus?.file === file && focus.pointer === pointer;
  const own = findings.filter((each) => each.field?.pointer === pointer);
  const isBad = own.some(({ severity }) => severity === 'error');
  return (
    <div className={`field ${isBad ? 'bad' : ''} ${isCurrent ? 'current' : ''}`} data-pointer={pointer}>
      <div className="label">
        <label htmlFor={id}>{title}</label>
        <small>{note ?? (required ? '' : words.optional)}</small>
      </div>
      {children}
      <p id={`${id}-help`} className="hint">
        {help}
      </p>
      <Findings findings={own} />
    </div>
  );
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
