import type { Node } from './markup.ts';

/** Any of the shapes of SVG as path data. */
export function outlineOf({ name, attributes }: Node): string {
  if (name === 'path') return attributes.d ?? '';
  if (name === 'rect')
    return rectangle({
      x: num(attributes.x),
      y: num(attributes.y),
      width: num(attributes.width),
      height: num(attributes.height),
      radius: num(attributes.rx ?? attributes.ry),
    });
  if (name === 'circle') {
    const [x, y, r] = [num(attributes.cx), num(attributes.cy), num(attributes.r)];
    return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
  }
  throw new Error(`<${name}> cannot be drawn in a picture.`);
}

/** A box with round corners, if they have a radius, as path data. */
export function rectangle(box: { x: number; y: number; width: number; height: number; radius?: number }): string {
  const { x, y, width, height } = box;
  const r = Math.min(box.radius ?? 0, width / 2, height / 2);
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}

/** An attribute as a number. Throws if it is something else. */
export function num(text: string | undefined, otherwise = 0): number {
  const number = text === undefined ? otherwise : Number(text);
  if (!Number.isFinite(number)) throw new Error(`A picture has «${text}» where a number of pixels belongs.`);
  return number;
}
