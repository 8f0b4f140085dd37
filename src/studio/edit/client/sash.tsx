import { useState } from 'react';
import { useStudio } from './use-studio.ts';

/** Width of the panel in pixels. */
const MIN = 320;
const MAX = 560;
const START = 400;
const STEP = 20;

/** The edge of the panel: drag it, or move it with the arrow keys. On a phone, there is none. */
export function Sash({ onResize }: { onResize(width: number): void }) {
  const { words } = useStudio();
  const [width, setWidth] = useState(START);
  const resize = (to: number) => {
    const next = Math.min(MAX, Math.max(MIN, to));
    setWidth(next);
    onResize(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      className="sash"
      role="separator"
      tabIndex={0}
      aria-label={words.panelWidth}
      aria-orientation="vertical"
      aria-valuemin={MIN}
      aria-valuemax={MAX}
      aria-valuenow={width}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) resize(innerWidth - event.clientX);
      }}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') resize(width + STEP);
        if (key === 'ArrowRight') resize(width - STEP);
      }}
    />
  );
}
