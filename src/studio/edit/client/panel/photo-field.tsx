import { type ReactNode, useState } from 'react';
import type { FieldForm, StoredPhoto } from '../../protocol.ts';
import { useAnswer, useStudio } from '../use-studio.ts';
import { useFile } from './field-frame.tsx';

interface PhotoFieldProps {
  readonly field: FieldForm;
  /** Its other fields: alternative text, caption, consent. */
  readonly children: ReactNode;
}

/** A photo, taken, dropped, pasted or chosen. Its alternative text and consent are asked for below it. */
export function PhotoField({ field: { pointer, title, min = 0, parts = [] }, children }: PhotoFieldProps) {
  const studio = useStudio();
  const { words } = studio;
  const { file } = useFile();
  const [message, setMessage] = useState('');
  const source = parts.find((each) => each.pointer.endsWith('/file'));
  const photo = String(source?.value ?? '');
  const store = async (image: File | undefined) => {
    if (!image?.type.startsWith('image/')) return setMessage(words.noPhoto);
    setMessage(words.storingPhoto);
    const bytes = await base64Of(image).catch(() => undefined);
    if (bytes === undefined) return setMessage(words.noPhoto);
    const stored = await studio.ask<StoredPhoto>({ kind: 'photo', name: image.name, bytes, minWidth: min });
    if (!stored) return setMessage('');
    if ('problem' in stored)
      return setMessage(stored.problem === 'small' ? words.smallPhoto(stored.width, min) : words.noPhoto);
    setMessage('');
    studio.edit(file, { op: 'set', pointer: source?.pointer ?? pointer, value: stored.photo });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input within does the same
    <div
      className="photo"
      onPaste={({ clipboardData }) => clipboardData.files.length > 0 && void store(clipboardData.files[0])}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void store(event.dataTransfer.files[0]);
      }}
    >
      {photo !== '' && <Thumbnail photo={photo} />}
      <label className="drop">
        <input
          type="file"
          className="unseen"
          accept="image/*"
          aria-label={`${title}: ${words.dropPhoto}`}
          onChange={({ target }) => {
            void store(target.files?.[0]);
            // Choosing the same file again is a change, too.
            target.value = '';
          }}
        />
        <span>{words.dropPhoto}</span>
      </label>
      <p role="status" className="hint">
        {message}
      </p>
      {children}
    </div>
  );
}

function Thumbnail({ photo }: { readonly photo: string }) {
  const small = useAnswer<{ readonly url: string }>({ kind: 'thumbnail', photo });
  return small ? <img src={small.url} alt="" /> : null;
}

const base64Of = (image: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(image);
  });
