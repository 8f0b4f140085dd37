import type { Area, Drawing, Part, Shape } from './drawing.ts';
import { type Node, readMarkup } from './markup.ts';
import { IDENTITY, type Matrix, scaleOf, times, transformOf } from './matrix.ts';
import { num, outlineOf, rectangle } from './outline.ts';
import type { Stroke } from './stroke.ts';

type Attributes = Node['attributes'];

/** What an element hands on to those inside. */
interface Context {
  readonly style: Attributes;
  readonly matrix: Matrix;
  readonly opacity: number;
  readonly within: Shape['within'];
  readonly byId: (id: string) => Node;
}

/**
 * What an SVG shows, as areas and lines of text in one colour each. This is less than SVG knows, and throws where there
 * is more: filters, gradients, pictures inside.
 */
export function readSvg(svg: string): Drawing {
  const root = readMarkup(svg).find(({ name }) => name === 'svg');
  const { width, height } = root?.attributes ?? {};
  if (!(root && Number(width) > 0 && Number(height) > 0))
    throw new Error('A picture does not state its size in pixels.');
  const context = { style: {}, matrix: IDENTITY, opacity: 1, within: [], byId: finder(root) };
  // The sheet ends where the root does, so what lies outside needs no frame.
  const parts = partsOf({ ...root, attributes: { ...root.attributes, overflow: 'visible' } }, context);
  return { width: Number(width), height: Number(height), parts };
}

function finder(root: Node) {
  const known = new Map<string, Node>();
  const note = (node: Node) => {
    if (node.attributes.id) known.set(node.attributes.id, node);
    for (const child of node.children) note(child);
  };
  note(root);
  return (id: string): Node => {
    const found = known.get(id);
    if (!found) throw new Error(`A picture refers to «${id}», which is not in it.`);
    return found;
  };
}

/** Elements that show nothing by themselves. */
const SILENT = new Set(['defs', 'clipPath', 'title', 'desc', 'filter', 'pattern']);

function partsOf(node: Node, around: Context): readonly Part[] {
  const { name, attributes, children } = node;
  if (name === '' || SILENT.has(name)) return [];
  const context = inside(attributes, around);
  if (name === 'g') return children.flatMap((child) => partsOf(child, context));
  if (name === 'svg') {
    const viewed = insideView(attributes, context);
    return children.flatMap((child) => partsOf(child, viewed));
  }
  if (name === 'use') {
    const matrix = times(context.matrix, [1, 0, 0, 1, num(attributes.x), num(attributes.y)]);
    return partsOf(context.byId((attributes.href ?? '').slice(1)), { ...context, matrix });
  }
  if (name === 'text') return writingOf(node, context);
  return shapesOf(outlineOf(node), context);
}

/** Attributes that hold for one element only. */
const OWN = new Set(['transform', 'opacity', 'clip-path', 'id', 'd', 'x', 'y', 'width', 'height']);

function inside(attributes: Attributes, { style, matrix, opacity, within, byId }: Context): Context {
  if (attributes.filter || attributes.mask) throw new Error('Filters and masks cannot be drawn in a picture.');
  const clip = /^url\(#(.*)\)$/.exec(attributes['clip-path'] ?? '')?.[1];
  const moved = times(matrix, transformOf(attributes.transform));
  const handedOn: Record<string, string | undefined> = { ...style };
  for (const name of Object.keys(attributes)) if (!OWN.has(name)) handedOn[name] = attributes[name];
  return {
    style: handedOn,
    matrix: moved,
    opacity: opacity * num(attributes.opacity, 1),
    within: clip === undefined ? within : [...within, clipAreas(byId(clip), moved)],
    byId,
  };
}

const clipAreas = (node: Node, matrix: Matrix): readonly Area[] =>
  node.children
    .filter(({ name }) => name !== '')
    .map((child) => ({
      data: outlineOf(child),
      matrix: times(matrix, transformOf(child.attributes.transform)),
      evenOdd: child.attributes['clip-rule'] === 'evenodd',
    }));

/** The inside of an `<svg>`: its view box, fitted into the place it has. */
function insideView(attributes: Attributes, context: Context): Context {
  const [x, y, width, height] = [num(attributes.x), num(attributes.y), num(attributes.width), num(attributes.height)];
  const view = attributes.viewBox?.split(/[\s,]+/).map(Number) ?? [0, 0, width, height];
  const [left = 0, top = 0, wide = 1, high = 1] = view;
  const scale = Math.min(width / wide, height / high);
  const [alongX = 'Mid', alongY = 'Mid'] = [...(attributes.preserveAspectRatio ?? '').matchAll(/M(?:in|id|ax)/g)].map(
    String,
  );
  const share = (align: string) => ({ Min: 0, Mid: 0.5, Max: 1 })[align] ?? 0.5;
  const matrix: Matrix = [
    scale,
    0,
    0,
    scale,
    x + (width - wide * scale) * share(alongX) - left * scale,
    y + (height - high * scale) * share(alongY) - top * scale,
  ];
  const frame = { data: rectangle({ x, y, width, height }), matrix: context.matrix, evenOdd: false };
  const within = attributes.overflow === 'visible' ? context.within : [...context.within, [frame]];
  return { ...context, matrix: times(context.matrix, matrix), within };
}

/** What a shape covers inside, and what its outline does. */
function shapesOf(data: string, { style, matrix, opacity, within }: Context): readonly Part[] {
  const evenOdd = style['fill-rule'] === 'evenodd';
  const fill = colorOf(style.fill ?? '#000', style);
  const pen = colorOf(style.stroke ?? 'none', style);
  const width = num(style['stroke-width'], 1);
  const stroke: Stroke = {
    width,
    cap: style['stroke-linecap'] ?? 'butt',
    join: style['stroke-linejoin'] ?? 'miter',
    miterLimit: num(style['stroke-miterlimit'], 4),
    dashes: (style['stroke-dasharray'] ?? '')
      .split(/[\s,]+/)
      .flatMap((length) => Number(length) || (length === '0' ? 0 : [])),
  };
  const area = { data, matrix, evenOdd, within };
  return [
    ...(fill === undefined ? [] : [{ ...area, color: fill, opacity: opacity * num(style['fill-opacity'], 1) }]),
    ...(pen === undefined || width === 0
      ? []
      : [{ ...area, stroke, color: pen, opacity: opacity * num(style['stroke-opacity'], 1) }]),
  ];
}

function writingOf({ children, attributes }: Node, { style, matrix, opacity }: Context): readonly Part[] {
  const text = children.map(({ text }) => text).join('');
  const color = colorOf(style.fill ?? '#000', style);
  const [a, b, c, d, e, f] = matrix;
  const [x, y] = [num(attributes.x), num(attributes.y)];
  if (text === '' || color === undefined) return [];
  return [
    {
      text,
      x: a * x + c * y + e,
      y: b * x + d * y + f,
      size: num(style['font-size'], 16) * scaleOf(matrix),
      spacing: num(style['letter-spacing']) * scaleOf(matrix),
      endsThere: style['text-anchor'] === 'end',
      color,
      opacity: opacity * num(style['fill-opacity'], 1),
    },
  ];
}

function colorOf(text: string, style: Attributes): number | undefined {
  if (text === 'none') return undefined;
  const written = text === 'currentColor' ? (style.color ?? '#000') : text;
  const [, digits = ''] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(written) ?? [];
  if (digits === '') throw new Error(`A picture cannot be drawn in «${text}»: it knows colours like #1ab or #11aabb.`);
  return Number.parseInt(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits, 16);
}
