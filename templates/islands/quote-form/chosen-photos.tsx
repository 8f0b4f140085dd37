import { fillSlots } from 'nebel/shared/slots';
import type { PhotosView } from '../../components/form/form-view.ts';
import { xIcon } from '../../components/icon/icons.gen.ts';
import { Lines } from '../../components/icon/lines.tsx';
import type { Photos } from './use-photos.ts';

interface ChosenPhotosProps {
  readonly photos: Pick<Photos, 'chosen' | 'remove'>;
  readonly texts: PhotosView['texts'];
}

/** The pictures attached to the inquiry, each as a button that removes it. */
export function ChosenPhotos({ photos: { chosen, remove }, texts }: ChosenPhotosProps) {
  if (chosen.length === 0) return null;
  return (
    <ul role="list" className="acts field-hint">
      {chosen.map((photo, index) => {
        const { file, thumbnail } = photo;
        const label = fillSlots(texts.remove, { file: file.name });
        return (
          <li key={photo.id}>
            <button
              className="btn"
              type="button"
              aria-label={label}
              title={label}
              onClick={({ currentTarget }) => {
                const list = currentTarget.closest('ul');
                remove(photo);
                // The button is about to disappear together with the focus.
                const others = [...(list?.querySelectorAll('button') ?? [])].filter((each) => each !== currentTarget);
                const next = others[Math.min(index, others.length - 1)] ?? list?.parentElement?.querySelector('input');
                next?.focus();
              }}
            >
              {thumbnail ? <span ref={(element) => element?.replaceChildren(thumbnail)} /> : file.name}
              <Lines lines={xIcon} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
