import { fillSlots } from 'nebel/shared/slots';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PhotosView } from '../../components/form/form-view.ts';
import type { Attached } from '../form/use-submission.ts';
import { type Photo, shrinkPhoto } from './shrink-photo.ts';

/** A picture in the list. Names can repeat, ids cannot. */
export interface ChosenPhoto extends Photo {
  readonly id: number;
}

export interface Photos {
  readonly chosen: readonly ChosenPhoto[];
  /** Why the last selection was not accepted as it was. */
  readonly problem: string;
  /** Latest change, for screen readers. */
  readonly status: string;
  readonly isPreparing: boolean;
  /** Adds the files selected in the field; for `onChange`. */
  readonly take: () => void;
  readonly remove: (photo: ChosenPhoto) => void;
  /** Resolves once all files to attach are prepared. */
  readonly attached: () => Promise<Attached>;
}

/**
 * Collects pictures, and shrinks each when it is chosen. The file input itself holds the files to send, so that submission
 * works the same with and without this script.
 */
export function usePhotos(form: RefObject<HTMLFormElement | null>, view: PhotosView | undefined): Photos {
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>([]);
  const [problem, setProblem] = useState('');
  const [waiting, setWaiting] = useState(0);
  /** Latest value of `chosen`, available before the next render. */
  const latest = useRef<readonly ChosenPhoto[]>([]);
  const queue = useRef(Promise.resolve());
  const lastId = useRef(0);
  /** Why a picture was not accepted while the form waited for it. */
  const refusal = useRef('');

  const field = () => form.current?.elements.namedItem(view?.name ?? '') as HTMLInputElement | null | undefined;

  const setPhotos = (photos: readonly ChosenPhoto[]) => {
    latest.current = photos;
    setChosen(photos);
    const control = field();
    try {
      const transfer = new DataTransfer();
      for (const { file } of photos) transfer.items.add(file);
      if (control) control.files = transfer.files;
    } catch (error) {
      // An old browser. The list holds the files, and the field keeps its last selection.
      console.error(error);
    }
  };

  const refuse = (why: string) => {
    refusal.current = why;
    setProblem(why);
  };

  const add = async (file: File, { most, maxMegabytes, texts }: PhotosView) => {
    if (latest.current.length >= most) return refuse(fillSlots(texts.tooMany, { limit: most }));
    const photo = await shrinkPhoto(file);
    const slots = { file: file.name, limit: maxMegabytes };
    const canBeRead = photo.thumbnail || (await isReadable(file));
    if (!photo.file.type.startsWith('image/') || !canBeRead) return refuse(fillSlots(texts.notPicture, slots));
    if (photo.file.size > maxMegabytes * 1_000_000) return refuse(fillSlots(texts.tooLarge, slots));
    lastId.current += 1;
    setPhotos([...latest.current, { ...photo, id: lastId.current }]);
  };

  const take = () => {
    const files = [...(field()?.files ?? [])];
    if (!view || files.length === 0) return;
    // The browser has replaced the pictures chosen before.
    setPhotos(latest.current);
    setProblem('');
    setWaiting((count) => count + files.length);
    // Sequentially, because each decoded picture needs a lot of memory.
    for (const file of files) {
      queue.current = queue.current
        .then(() => add(file, view))
        // One picture that cannot be added must not keep the form from being sent.
        .catch(() => refuse(fillSlots(view.texts.notPicture, { file: file.name, limit: view.maxMegabytes })))
        .finally(() => setWaiting((count) => count - 1));
    }
  };

  // Files chosen before hydration.
  const begin = useEffectEvent(take);
  const empty = useEffectEvent(() => setPhotos([]));
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
      setPhotos(latest.current.filter((each) => each !== photo));
    },
    async attached() {
      refusal.current = '';
      await queue.current;
      return { files: latest.current.map(({ file }) => file), refusal: refusal.current };
    },
  };
}

/** False for a photo that a phone has only in a cloud, and cannot fetch. Sending it would fail without a reason. */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      ({ byteLength }) => byteLength > 0,
      () => false,
    );
