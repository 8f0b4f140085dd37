import type { ReactNode } from 'react';
import { COLORS } from '../../colors.gen.ts';
import { Logo } from './parts.tsx';

/** What messengers and search engines ask for, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** Free on all sides: some programs cut corners. */
export const MARGIN = 60;

interface CanvasProps {
  readonly ground: string;
  readonly children: ReactNode;
}

/** The sheet that a picture is drawn on. */
export function Canvas({ ground, children }: CanvasProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: no page shows it; its alternative text is beside its address
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fontFamily="Archivo"
      fontWeight={600}
    >
      <rect width={WIDTH} height={HEIGHT} fill={ground} />
      {children}
    </svg>
  );
}

/** The logo of the house, as large as a rising sun, in a shade of the ground. */
export function Backdrop({ fill }: { readonly fill: string }) {
  return <Logo x={470} y={-40} size={800} fill={fill} opacity={0.6} />;
}

/** The ground line under the drawings. */
export function Floor() {
  return <rect y={HEIGHT - FLOOR} width={WIDTH} height={FLOOR} fill={COLORS.ink} />;
}

/** Thickness of the ground line. */
export const FLOOR = 14;
