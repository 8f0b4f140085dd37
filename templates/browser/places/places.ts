/** Postal codes and their places. Loaded when a visitor begins to fill in a form or looks for a place, and only then. */
import encoded from 'nebel:data/places';
import { decodePlaces, type Places } from './encoded.ts';

export type { Places };

export const places: Places = decodePlaces(encoded);
