import { Island, useSite } from 'nebel/template-api';
import { classes } from '../../format/classes.ts';
import type { MapArea } from '../../map-area.ts';
import type { MarkedRegion } from '../../region-marks.ts';
import { layOut, type PlacedMark } from './layout.ts';
import './region-map.css';

interface RegionMapProps {
  readonly map: MapArea;
  readonly regions: readonly MarkedRegion[];
  /** Replaces the drawing of the map by one that extends beyond it. The style sheet positions it. */
  readonly ground?: Pick<MapArea, 'frame' | 'svg'>;
  /** Accessible name of the map. */
  readonly label: string;
}

/** A map with a link for every region. The land is a picture, the marks are part of the page. */
export function RegionMap({ map, regions, ground = map, label }: RegionMapProps) {
  const { width, height } = ground.frame;
  const { marks, cantons } = layOut(map, regions);
  const src = useSite().file('karte.svg', ground.svg);
  return (
    <Island name="region-map" className="region-map" props={{}}>
      <img src={src} width={width} height={height} alt="" loading="lazy" />
      {/* biome-ignore lint/a11y/useSemanticElements: a group of links within a drawing is not a form */}
      <svg role="group" aria-label={label}>
        {cantons.map(({ name, x, y }) => (
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: text in a drawing cannot be focused
          <text key={name} x={`${x}%`} y={`${y}%`} dy="4" aria-hidden={true}>
            {name}
          </text>
        ))}
        {marks.map((placed) => (
          <Mark key={`${placed.mark.name} ${placed.mark.canton}`} {...placed} />
        ))}
      </svg>
    </Island>
  );
}

/** A mark and its label, which is positioned in pixels relative to the mark. That of the page itself links to nothing. */
function Mark({ mark, x, y, side, screen }: PlacedMark<MarkedRegion>) {
  const anchor = side && side.anchor !== 'start' && side.anchor;
  const [Element, attributes] = mark.url
    ? (['a', { href: mark.url, 'aria-label': nameOf(mark) }] as const)
    : (['g', { className: 'is-here' }] as const);
  return (
    <Element {...attributes}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: not a picture, but the origin of mark and label */}
      <svg x={`${x}%`} y={`${y}%`}>
        <circle r="6" />
        {side && (
          <text
            x={side.x || undefined}
            y={side.y || undefined}
            className={classes(anchor && `is-${anchor}`, screen > 0 && `is-from-${screen}`)}
          >
            {mark.name}
          </text>
        )}
      </svg>
    </Element>
  );
}

/** Accessible name of a mark, one line for each line of its card. */
const nameOf = ({ name, canton, appointment, from }: MarkedRegion) =>
  [`${name}, ${canton}`, appointment, from].filter(Boolean).join(',\n');
