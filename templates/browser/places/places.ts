/** Postal codes and their places. Loaded only once a visitor starts to fill in a form or to search for a place. */
import encoded from 'nebel:data/places';
import { decodePlaces, type Places } from './encoded.ts';

export type { Places };

export const places: Places = decodePlaces(encoded);
