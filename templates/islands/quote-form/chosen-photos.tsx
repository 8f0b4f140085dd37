import { fillSlots } from 'nebel/shared/slots';
import type { PhotosView } from '../../components/form/form-view.ts';
import type { Photos } from './use-photos.ts';

interface ChosenPhotosProps {
  readonly photos: Pick<Photos, 'chosen' | 'remove'>;
  readonly texts: PhotosView['texts'];
}

/** The pictures that go with the inquiry, each with a button that takes it out again. */
export function ChosenPhotos({ photos: { chosen, remove }, texts }: ChosenPhotosProps) {
  if (chosen.length === 0) return null;
  return (
    <ul className="field-hint flow">
      {chosen.map((photo, index) => (
        <li className="acts" key={photo.id}>
          <span
            aria-hidden="true"
            ref={(place) => place?.replaceChildren(...(photo.thumbnail ? [photo.thumbnail] : []))}
          />
          <button
            className="btn"
            type="button"
            onClick={({ currentTarget }) => {
              const list = currentTarget.closest('ul');
              remove(photo);
              // The button is about to go, and with it the focus.
              const others = [...(list?.querySelectorAll('button') ?? [])].filter((each) => each !== currentTarget);
              const next = others[Math.min(index, others.length - 1)] ?? list?.parentElement?.querySelector('input');
              next?.focus();
            }}
          >
            {fillSlots(texts.remove, { file: photo.file.name })}
          </button>
        </li>
      ))}
    </ul>
  );
}
