/**
 * Proof under stress has two forms. `npm test` runs the short one, the same every time; `npm run proof` sets
 * `PROOF=long` and runs the long one, which begins somewhere else every time and says where.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

export const isLong = process.env.PROOF === 'long';

/** How many cases to try in each form. */
export const times = (short: number, long: number): number => (isLong ? long : short);

/** Where randomness begins: `PROOF_SEED`, or always the same in the short form and somewhere else in the long one. */
export const SEED: number = Number(process.env.PROOF_SEED ?? (isLong ? Date.now() % 2 ** 31 : 20_250_114));

export type Figures = Readonly<Record<string, number | string>>;

/**
 * Notes what a long run has done, as one line of JSON with its seed: in `proof-report.jsonl` in the folder that
 * `PROOF_REPORT` names, else on the screen. A short run notes nothing.
 */
export function report(name: string, figures: Figures): void {
  if (!process.env.PROOF) return;
  const line = JSON.stringify({ name, seed: SEED, node: process.version, ...figures });
  const folder = process.env.PROOF_REPORT;
  if (!folder) {
    process.stdout.write(`${line}\n`);
    return;
  }
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, 'proof-report.jsonl'), `${line}\n`);
}
