import type { ReactNode } from 'react';
import { hueClass } from './format/hue.ts';

/** What a page gives its parts, around one that the gallery shows by itself: room at the sides, and a hue. */
export const exampleFrame = (example: ReactNode) => <div className={`sections ${hueClass('petrol')}`}>{example}</div>;
