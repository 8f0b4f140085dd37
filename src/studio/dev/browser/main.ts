/** Entry point of the preview's client. Each page loads it last. */
import { followPage } from './preview.ts';

followPage();
