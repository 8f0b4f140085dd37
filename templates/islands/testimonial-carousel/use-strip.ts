import { type RefObject, useEffect, useRef, useState } from 'react';
import { shownAt } from './step.ts';

interface Strip {
  /** True once the script runs. */
  readonly live: boolean;
  /** The slide in view, from 0. */
  readonly index: number;
  /** True once the slide has changed: before, there is nothing to announce. */
  readonly announced: boolean;
  readonly goTo: (index: number) => void;
  /** For the element that scrolls. Its children are the slides. */
  readonly strip: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onScroll: () => void;
    readonly onPointerDown: () => void;
    readonly onWheel: () => void;
    readonly onKeyDown: () => void;
  };
}

/** Ties an index to the position of a strip that scrolls: each follows the other. */
export function useStrip(count: number): Strip {
  const ref = useRef<HTMLDivElement>(null);
  // The slide that a button asked for: the ones that pass by on the way there do not count.
  const target = useRef<number | undefined>(undefined);
  const [live, setLive] = useState(false);
  const [index, setIndex] = useState(0);
  const [announced, setAnnounced] = useState(false);

  const show = (next: number) => {
    setIndex(next);
    setAnnounced((before) => before || next !== index);
  };
  const follow = () => {
    const seen = shownAt(ref.current?.scrollLeft ?? 0, strideOf(ref.current), count);
    if (target.current === seen) target.current = undefined;
    if (target.current === undefined) show(seen);
  };
  const byHand = () => {
    target.current = undefined;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for visitors who scrolled before the script came
  useEffect(() => {
    setLive(true);
    setIndex(shownAt(ref.current?.scrollLeft ?? 0, strideOf(ref.current), count));
  }, []);

  return {
    live,
    index,
    announced,
    goTo(next) {
      target.current = next;
      show(next);
      // Never scrollIntoView(): it would move the page as well. Smooth or not is for the style sheet to say.
      ref.current?.scrollTo({ left: next * strideOf(ref.current) });
    },
    strip: { ref, onScroll: follow, onPointerDown: byHand, onWheel: byHand, onKeyDown: byHand },
  };
}

/** Distance from one slide to the next, in pixels. */
function strideOf(strip: HTMLElement | null): number {
  const [first, second] = (strip?.children ?? []) as ArrayLike<HTMLElement> & Iterable<HTMLElement>;
  return first && second ? second.offsetLeft - first.offsetLeft : 0;
}
