import type { ChangeEventHandler, ReactNode } from 'react';
import { controlAttributes, FieldFrame } from './field.tsx';
import type { FormView, PhotosView } from './form-view.ts';

export interface PhotosFieldProps {
  readonly view: Pick<FormView, 'id'>;
  readonly photos: PhotosView;
  readonly error?: string | undefined;
  readonly note?: ReactNode;
  readonly hasFocus?: boolean | undefined;
  readonly onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** What was chosen, where a script can show it. */
  readonly children?: ReactNode;
}

/**
 * Takes pictures from a camera or from files; which of them, phones ask by themselves. The browser keeps what was chosen, so
 * that a form without script sends the same.
 */
export function PhotosField({ view, photos, error, note, hasFocus, onChange, children }: PhotosFieldProps) {
  const frame = { view, field: { ...photos, required: false }, error, note, hasFocus };
  return (
    <FieldFrame {...frame}>
      <input {...controlAttributes(frame)} type="file" accept="image/*" multiple onChange={onChange} />
      {children}
    </FieldFrame>
  );
}
