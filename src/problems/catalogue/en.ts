export { de as en } from './de.ts';
