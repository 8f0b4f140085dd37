import type { Chart as ChartData } from '../../../.types/data.ts';
import { Droplets } from '../droplets/droplets.tsx';
import { Bars, Shares } from './bars.tsx';
import { Durations } from './durations.tsx';
import { Timeline } from './timeline.tsx';

/** A chart drawn from numbers in the data, by the component for its kind. */
export function Chart({ chart }: { readonly chart: ChartData }) {
  switch (chart.kind) {
    case 'shares':
      return <Shares {...chart} />;
    case 'bars':
      return <Bars {...chart} />;
    case 'durations':
      return <Durations {...chart} />;
    case 'timeline':
      return <Timeline {...chart} />;
    case 'droplets':
      return <Droplets {...chart} />;
  }
}
