import { arcBetween } from './arc.ts';

/** How an arc of path data bends. */
export interface Ellipse {
  readonly rx: number;
  readonly ry: number;
  /** Of its axis, in degrees. */
  readonly angle: number;
  /** True for the longer way round. */
  readonly large: boolean;
  readonly clockwise: boolean;
}

/** From the ends of an arc to its centre, as appendix B.2.4 of SVG 2 does it; then the points between them. */
export function ellipticalArc(
  x1: number,
  y1: number,
  { rx, ry, angle, large, clockwise }: Ellipse,
  x2: number,
  y2: number,
  scale: number,
) {
  if (x1 === x2 && y1 === y2) return [];
  if (!(rx && ry)) return [[x2, y2] as const];
  const [cos, sin] =
    angle % 180 === 0 ? [1, 0] : [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const [halfX, halfY] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [px, py] = [(cos * halfX + sin * halfY) / Math.abs(rx), (cos * halfY - sin * halfX) / Math.abs(ry)];
  // An ellipse that is too small to reach both ends grows until it does.
  const distance = px * px + py * py;
  const grown = Math.max(1, Math.sqrt(distance));
  const [ux, uy] = [px / grown, py / grown];
  const across = grown > 1 ? 0 : Math.sqrt(1 / distance - 1);
  const side = large === clockwise ? -1 : 1;
  const [cx, cy] = [side * across * uy, -side * across * ux];
  const [radiusX, radiusY] = [Math.abs(rx) * grown, Math.abs(ry) * grown];
  const around = arcBetween([ux - cx, uy - cy], [-ux - cx, -uy - cy], clockwise, Math.max(radiusX, radiusY) * scale);
  const [middleX, middleY] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return around.map(([x, y], index) => {
    if (index === around.length - 1) return [x2, y2] as const;
    const [ex, ey] = [(x + cx) * radiusX, (y + cy) * radiusY];
    return [middleX + cos * ex - sin * ey, middleY + sin * ex + cos * ey] as const;
  });
}
