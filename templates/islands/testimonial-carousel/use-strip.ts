import { fillSlots } from 'nebel/shared/slots';
import { type RefObject, useEffect, useRef, useState } from 'react';

interface Strip {
  /** True once hydrated. */
  readonly live: boolean;
  /** Index of the slide in view. */
  readonly index: number;
  /** True once the slide has changed; there is nothing to announce before. */
  readonly announced: boolean;
  readonly goTo: (index: number) => void;
  /** Props of the scrolling element. Its children are the slides. */
  readonly strip: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onScroll: () => void;
    readonly onPointerDown: () => void;
    readonly onWheel: () => void;
    readonly onKeyDown: () => void;
  };
}

/** Keeps an index and the scroll position of a strip in sync, both ways. */
export function useStrip(count: number): Strip {
  const ref = useRef<HTMLDivElement>(null);
  // Slide that a button is scrolling to. Slides passed on the way are ignored.
  const target = useRef<number | undefined>(undefined);
  const [live, setLive] = useState(false);
  const [index, setIndex] = useState(0);
  const [announced, setAnnounced] = useState(false);

  const show = (next: number) => {
    setIndex(next);
    setAnnounced((before) => before || next !== index);
  };
  const follow = () => {
    const seen = slideAt(ref.current?.scrollLeft ?? 0, strideOf(ref.current), count);
    if (target.current === seen) target.current = undefined;
    if (target.current === undefined) show(seen);
  };
  const cancelTarget = () => {
    target.current = undefined;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for visitors who scrolled before hydration
  useEffect(() => {
    setLive(true);
    setIndex(slideAt(ref.current?.scrollLeft ?? 0, strideOf(ref.current), count));
  }, []);

  return {
    live,
    index,
    announced,
    goTo(next) {
      target.current = next;
      show(next);
      // Not scrollIntoView(), which would scroll the page as well. The style sheet decides on smooth scrolling.
      ref.current?.scrollTo({ left: next * strideOf(ref.current) });
    },
    strip: { ref, onScroll: follow, onPointerDown: cancelTarget, onWheel: cancelTarget, onKeyDown: cancelTarget },
  };
}

/** Distance from one slide to the next, in pixels. */
function strideOf(strip: HTMLElement | null): number {
  const [first, second] = (strip?.children ?? []) as ArrayLike<HTMLElement> & Iterable<HTMLElement>;
  return first && second ? second.offsetLeft - first.offsetLeft : 0;
}

/** Returns the index after a step, wrapping at both ends. */
export function indexAfterStep(index: number, by: 1 | -1, count: number): number {
  return (index + by + count) % count;
}

/** Returns the slide most visible at a scroll `offset`. `stride` is the distance between slides. */
export function slideAt(offset: number, stride: number, count: number): number {
  if (stride <= 0) return 0;
  return Math.min(Math.max(Math.round(offset / stride), 0), count - 1);
}

/** Formats the position of a slide: «3 von 12». */
export const positionText = (words: string, index: number, count: number) =>
  fillSlots(words, { number: index + 1, count });
