import { type SiteView, useSite } from 'nebel/template-api';
import type { ReactElement } from 'react';
import { classes } from '../../format/classes.ts';
import type { MapArea } from '../../map-area.ts';
import type { MarkedRegion } from '../../region-marks.ts';
import { cardOf } from './card.tsx';
import { layOut, type PlacedMark } from './layout.ts';

interface RegionMapProps {
  readonly map: MapArea;
  readonly regions: readonly MarkedRegion[];
  /** A drawing that reaches beyond the map, instead of its own. The style sheet lays it below. */
  readonly ground?: Pick<MapArea, 'frame' | 'svg'>;
  /** What the map is, for people who do not see it. */
  readonly label: string;
}

/** A map with a link for every region: the land is a picture, the marks are part of the page. */
export function RegionMap({ map, regions, ground = map, label }: RegionMapProps) {
  const { width, height } = ground.frame;
  const { marks, cantons } = layOut(map, regions);
  const site = useSite();
  const src = site.file('karte.svg', ground.svg);
  return (
    <div className="region-map" data-map>
      <img src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />
      {/* biome-ignore lint/a11y/useSemanticElements: a group of links within a drawing is no form */}
      <svg role="group" aria-label={label}>
        {cantons.map(({ name, x, y }) => (
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: letters on a drawing take no focus
          <text key={name} x={`${x}%`} y={`${y}%`} dy="4" aria-hidden={true}>
            {name}
          </text>
        ))}
        {marks.map((placed) => pinOf(site, placed))}
      </svg>
    </div>
  );
}

/** A mark with its name and its card, in pixels around it. The place itself is left. */
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
    // biome-ignore lint/a11y/noSvgWithoutTitle: a place within the drawing, named by the link in it
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
