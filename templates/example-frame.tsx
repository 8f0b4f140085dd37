import type { ReactNode } from 'react';
import { hueClass } from './format/classes.ts';

/** Wraps a component in the gallery the way a page would, with side margins and a hue. */
export const exampleFrame = (example: ReactNode) => <div className={`sections ${hueClass('petrol')}`}>{example}</div>;
