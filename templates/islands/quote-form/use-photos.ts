import { fillSlots } from 'nebel/shared/slots';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PhotosView } from '../../components/form/form-view.ts';
import { type Photo, shrinkPhoto } from './shrink-photo.ts';

/** A picture in the list. Two may have the same name. */
export interface ChosenPhoto extends Photo {
  readonly id: number;
}

export interface Photos {
  readonly chosen: readonly ChosenPhoto[];
  /** Why the last choice was not taken as it was. */
  readonly problem: string;
  /** What has just happened, for those who do not see it. */
  readonly status: string;
  readonly isPreparing: boolean;
  /** Takes what was chosen in the field; for `onChange`. */
  readonly take: () => void;
  readonly remove: (photo: ChosenPhoto) => void;
  /** All that go with the inquiry, once they are prepared. */
  readonly files: () => Promise<readonly File[]>;
}

/**
 * Collects pictures, each made smaller as soon as it is chosen. The field itself holds what goes with the inquiry, so
 * that it is the same with and without this script.
 */
export function usePhotos(form: RefObject<HTMLFormElement | null>, view: PhotosView | undefined): Photos {
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>([]);
  const [problem, setProblem] = useState('');
  const [waiting, setWaiting] = useState(0);
  /** The same as `chosen`, known before the page shows it. */
  const list = useRef<readonly ChosenPhoto[]>([]);
  const work = useRef(Promise.resolve());
  const lastId = useRef(0);

  const field = () => form.current?.elements.namedItem(view?.name ?? '') as HTMLInputElement | null | undefined;

  const keep = (photos: readonly ChosenPhoto[]) => {
    list.current = photos;
    setChosen(photos);
    const control = field();
    const transfer = new DataTransfer();
    for (const { file } of photos) transfer.items.add(file);
    if (control) control.files = transfer.files;
  };

  const add = async (file: File, { most, maxMegabytes, texts }: PhotosView) => {
    if (list.current.length >= most) return setProblem(fillSlots(texts.tooMany, { limit: most }));
    const photo = await shrinkPhoto(file);
    const named = { file: file.name, limit: maxMegabytes };
    if (!photo.file.type.startsWith('image/')) return setProblem(fillSlots(texts.notPicture, named));
    if (photo.file.size > maxMegabytes * 1_000_000) return setProblem(fillSlots(texts.tooLarge, named));
    lastId.current += 1;
    keep([...list.current, { ...photo, id: lastId.current }]);
  };

  const take = () => {
    const files = [...(field()?.files ?? [])];
    if (!view || files.length === 0) return;
    // The browser has put them in the place of those that were chosen before.
    keep(list.current);
    setProblem('');
    setWaiting((count) => count + files.length);
    // One after the other: each needs much memory while it is open.
    for (const file of files) {
      work.current = work.current.then(() => add(file, view)).finally(() => setWaiting((count) => count - 1));
    }
  };

  // Chosen before the script came.
  const begin = useEffectEvent(take);
  const empty = useEffectEvent(() => keep([]));
  useEffect(() => {
    begin();
    const { current } = form;
    current?.addEventListener('reset', empty);
    return () => current?.removeEventListener('reset', empty);
  }, [form]);

  const count = view && chosen.length > 0 && fillSlots(view.texts.chosen, { count: chosen.length, limit: view.most });
  return {
    chosen,
    problem,
    status: waiting > 0 ? '' : problem || count || '',
    isPreparing: waiting > 0,
    take,
    remove(photo) {
      setProblem('');
      keep(list.current.filter((each) => each !== photo));
    },
    files: () => work.current.then(() => list.current.map(({ file }) => file)),
  };
}
