import { COLORS } from '../../colors.gen.ts';
import { fitText } from './fit-text.ts';
import { Text } from './parts.tsx';

/** A fact and its label. */
export interface SocialFact {
  readonly value: string;
  readonly label: string;
  /** True if the label introduces the fact. Other labels follow and explain it. */
  readonly leads?: boolean;
}

/** «Termin: 24–48 Stunden», «ab CHF 400 inkl. MWST» */
export const factText = ({ value, label, leads }: SocialFact) => (leads ? `${label}: ${value}` : `${value} ${label}`);

interface FactLinesProps {
  readonly fact: SocialFact;
  readonly x: number;
  /** Baseline of the lowest line. */
  readonly bottom: number;
  readonly width: number;
  readonly fill: string;
}

/** A fact as large as the column allows, with its small label above or below. */
export function FactLines({ fact: { value, label, leads = false }, x, bottom, width, fill }: FactLinesProps) {
  const large = fitText(value, { width, sizes: VALUE });
  const small = fitText(label, { width, sizes: LABEL });
  const smallHeight = (small.lines.length - 1) * small.size * 1.15;
  const largeHeight = (large.lines.length - 1) * large.size * 1.1;
  const valueAt = leads ? bottom - largeHeight : bottom - smallHeight - 38 - largeHeight;
  const labelAt = leads ? valueAt - large.size * 0.72 - 18 - smallHeight : bottom - smallHeight;
  return (
    <>
      <Text text={large} x={x - large.size * 0.04} y={valueAt} fill={fill} leading={1.1} />
      <Text text={small} x={x} y={labelAt} fill={COLORS['ink-2']} leading={1.15} />
    </>
  );
}

const VALUE = [
  [72, 1],
  [60, 1],
  [46, 2],
  [38, 2],
  [32, 3],
] as const;

const LABEL = [[30, 2]] as const;
