import { oncePerSite, type SiteView, toMarkup } from 'nebel/template-api';
import type { ReactElement } from 'react';
import type { MarkedRegion } from '../../region-marks.ts';
import { textWidth } from '../social-picture/fit-text.ts';
import './region-map.css';

/** All in pixels. The style sheet uses the same font sizes. */
const WIDTH = 216;
const PADDING = 14;
const TEXT = 14;
const LINE = 20;

/** Space above the mark. The tip of the card touches the mark, so that a pointer can move from one to the other. */
const ABOVE = 10;

/**
 * Returns the card of a region, shown above its mark on hover or focus.
 *
 * @param x position of the mark from the left, in percent of the map. The card opens towards the middle
 */
export function cardOf(site: SiteView, region: MarkedRegion, x: number): ReactElement {
  const { height, markup } = contentOf(site, region);
  const left = -Math.round((WIDTH * x) / 100);
  return (
    <g
      className="region-map-card"
      transform={`translate(${left} ${-height - ABOVE})`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, rendered by React before
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** Content of the card of a region, the same on every map. */
const contentOf = oncePerSite((site, { name, canton, appointment = '', from }: MarkedRegion) => {
  const lines = wrap(appointment, WIDTH - 2 * PADDING);
  const height = 64 + LINE * lines.length + PADDING;
  const content = (
    <>
      <rect width={WIDTH} height={height} />
      <path d={`M0 1.5h${WIDTH}`} />
      <text className="region-map-name" x={PADDING} y="31">
        {name}
      </text>
      <text className="is-end" x={WIDTH - PADDING} y="31">
        {canton}
      </text>
      {lines.map((line, index) => (
        <text key={line} x={PADDING} y={56 + LINE * index}>
          {line}
        </text>
      ))}
      <text className="region-map-price" x={PADDING} y={height - PADDING - 2}>
        {from}
      </text>
    </>
  );
  return { height, markup: toMarkup(site, () => content) };
});

/** Breaks a text into lines, which SVG cannot. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer, TEXT) > width) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  return lines;
}
