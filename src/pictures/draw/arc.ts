/** How far a straight line may lie from the curve it stands for, in pixels. */
export const TOLERANCE = 0.08;

/**
 * Points of a circle from one direction to another, without the first and with the last one. Halving needs square
 * roots and nothing else: those are exact everywhere, while sines differ from one version of Node.js to the next.
 *
 * @param clockwise as seen on a screen, where `y` grows downwards.
 * @param radius in pixels, which decides how many points there are.
 */
export function arcBetween(
  [ux, uy]: readonly [number, number],
  [vx, vy]: readonly [number, number],
  clockwise: boolean,
  radius: number,
): readonly (readonly [number, number])[] {
  const points: (readonly [number, number])[] = [];
  const halve = (ax: number, ay: number, bx: number, by: number, half: number) => {
    // Half the length of the sum is how near to the centre the straight line comes.
    if (radius * (1 - half) <= TOLERANCE) return void points.push([bx, by]);
    const [mx, my] = [(ax + bx) / (2 * half), (ay + by) / (2 * half)];
    halve(ax, ay, mx, my, lengthOf(ax + mx, ay + my) / 2);
    halve(mx, my, bx, by, lengthOf(mx + bx, my + by) / 2);
  };
  const turn = ux * vy - uy * vx;
  const half = lengthOf(ux + vx, uy + vy) / 2;
  const isShort = turn === 0 ? ux * vx + uy * vy > 0 : turn > 0 === clockwise;
  if (isShort && half > 0.1) {
    halve(ux, uy, vx, vy, half);
    return points;
  }
  // Half a circle and more is halved by hand, because the sum of its ends points away from it or nowhere.
  const sign = isShort ? 1 : -1;
  const [mx, my] =
    half > 0.1 ? [(sign * (ux + vx)) / (2 * half), (sign * (uy + vy)) / (2 * half)] : clockwise ? [-uy, ux] : [uy, -ux];
  return [...arcBetween([ux, uy], [mx, my], clockwise, radius), ...arcBetween([mx, my], [vx, vy], clockwise, radius)];
}

const lengthOf = (x: number, y: number) => Math.sqrt(x * x + y * y);
