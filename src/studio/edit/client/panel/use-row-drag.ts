import { type PointerEvent, type RefObject, useState } from 'react';

export interface RowDrag {
  /** Index of the row before and after it is dropped. */
  readonly from: number;
  readonly to: number;
  /** In pixels: its distance to its place, and its height. */
  readonly by: number;
  readonly height: number;
}

/** In pixels: how close to the edge of the panel the list begins to scroll, and how far in each frame. */
const EDGE = 48;
const SCROLL_STEP = 10;

/**
 * Drags a row of a list by its handle, with the mouse or with a finger. Escape returns the row to its place.
 *
 * @param move called when a row is dropped
 */
export function useRowDrag(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<RowDrag>();
  const begin = (from: number, { currentTarget: handle, pointerId, clientY, button }: PointerEvent<HTMLElement>) => {
    const scroller = handle.closest('.list');
    if (!scroller || !list.current || button !== 0) return;
    // Where the rows are before any of them makes room.
    const boxes = [...list.current.children].map((row) => row.getBoundingClientRect());
    const others = boxes.toSpliced(from, 1).map(({ top, height }) => top + height / 2 + scroller.scrollTop);
    const height = boxes[from]?.height ?? 0;
    const start = clientY + scroller.scrollTop;
    let current: RowDrag = { from, to: from, by: 0, height };
    let y = clientY;
    let frame = 0;
    const place = () => {
      const at = y + scroller.scrollTop;
      if (at - start !== current.by)
        current = { from, to: others.filter((middle) => middle < at).length, by: at - start, height };
      setDrag(current);
    };
    const follow = () => {
      const { top, bottom } = scroller.getBoundingClientRect();
      if (y < top + EDGE) scroller.scrollBy(0, -SCROLL_STEP);
      else if (y > bottom - EDGE) scroller.scrollBy(0, SCROLL_STEP);
      place();
      frame = requestAnimationFrame(follow);
    };
    const listening = new AbortController();
    const { signal } = listening;
    const end = () => {
      listening.abort();
      cancelAnimationFrame(frame);
      setDrag(undefined);
    };
    handle.setPointerCapture(pointerId);
    // So that Escape arrives here, even if the page in the frame had the focus.
    handle.focus();
    const on = (type: string, act: (event: globalThis.PointerEvent) => void) =>
      handle.addEventListener(type, (event) => act(event as globalThis.PointerEvent), { signal });
    on('pointermove', (event) => {
      y = event.clientY;
    });
    on('pointerup', (event) => {
      y = event.clientY;
      place();
      end();
      move(from, current.to);
    });
    on('lostpointercapture', end);
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
    frame = requestAnimationFrame(follow);
  };
  return { drag, begin };
}
