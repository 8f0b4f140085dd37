import type { ReactNode } from 'react';
import { COLORS } from '../../colors.gen.ts';
import { Logo } from './parts.tsx';

/** Size in pixels that messengers and search engines expect. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** Margin to keep free, because some programs crop the corners. */
export const MARGIN = 60;

interface CanvasProps {
  readonly ground: string;
  readonly children: ReactNode;
}

/** Root element of a social picture. */
export function Canvas({ ground, children }: CanvasProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: no page shows it; its alternative text accompanies its address
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

/** The logo as large as a rising sun, in a shade of the background. */
export function Backdrop({ fill }: { readonly fill: string }) {
  return <Logo x={470} y={-40} size={800} fill={fill} opacity={0.6} />;
}

/** Ground line below the drawings. */
export function Floor() {
  return <rect y={HEIGHT - FLOOR} width={WIDTH} height={FLOOR} fill={COLORS.ink} />;
}

export const FLOOR = 14;
