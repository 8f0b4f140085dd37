import type { ChangeEventHandler, ReactNode } from 'react';
import { controlAttributes, FieldFrame } from './field.tsx';
import type { FormView, PhotosView } from './form-view.ts';

export interface PhotosFieldProps {
  readonly view: Pick<FormView, 'id'>;
  readonly photos: PhotosView;
  readonly error?: string | undefined;
  readonly note?: ReactNode;
  readonly isLocked?: boolean | undefined;
  readonly onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** Preview of the chosen pictures, where a script can show one. */
  readonly children?: ReactNode;
}

/**
 * Accepts pictures from camera or files; phones offer both on their own. The selection stays in the input, so a form without
 * script sends it as well.
 */
export function PhotosField({ view, photos, error, note, isLocked, onChange, children }: PhotosFieldProps) {
  const frame = { view, field: { ...photos, required: false }, error, note };
  return (
    <FieldFrame {...frame} isLocked={isLocked}>
      <input {...controlAttributes(frame)} type="file" accept="image/*" multiple onChange={onChange} />
      {children}
    </FieldFrame>
  );
}
