import { type SiteView, useSite } from 'nebel/template-api';
import type { ReactElement } from 'react';
import { classes } from '../../format/classes.ts';
import type { MapArea } from '../../map-area.ts';
import type { MarkedRegion } from '../../region-marks.ts';
import { cardOf } from './card.tsx';
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
  const site = useSite();
  const src = site.file('karte.svg', ground.svg);
  return (
    <div className="region-map" data-map>
      <img src={src} width={width} height={height} alt="" loading="lazy" />
      {/* biome-ignore lint/a11y/useSemanticElements: a group of links within a drawing is not a form */}
      <svg role="group" aria-label={label}>
        {cantons.map(({ name, x, y }) => (
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: text in a drawing cannot be focused
          <text key={name} x={`${x}%`} y={`${y}%`} dy="4" aria-hidden={true}>
            {name}
          </text>
        ))}
        {marks.map((placed) => pinOf(site, placed))}
      </svg>
    </div>
  );
}

/** A mark with its label and its card, positioned in pixels relative to the mark. */
function pinOf(site: SiteView, { mark, x, y, side, screen }: PlacedMark<MarkedRegion>): ReactElement {
  const { name, canton, appointment, from, url } = mark;
  const anchor = side && side.anchor !== 'start' && side.anchor;
  const dot = <circle r="6" />;
  const label = side && (
    <text
      className={classes(anchor && `is-${anchor}`, screen > 0 && `is-from-${screen}`)}
      x={side.x || undefined}
      y={side.y}
    >
      {name}
    </text>
  );
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: positions part of the drawing; the link in it has a name
    <svg key={`${name} ${canton}`} x={`${x}%`} y={`${y}%`} className={classes(!url && 'is-here')}>
      {url ? (
        <a href={url} aria-label={[name, canton, appointment, from].filter(Boolean).join(', ')}>
          {dot}
          {label}
          {cardOf(site, mark, x)}
        </a>
      ) : (
        <>
          {dot}
          {label}
        </>
      )}
    </svg>
  );
}
