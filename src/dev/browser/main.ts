/** Loaded by every page of the preview, after everything else. */
import { followPage } from './preview.ts';

followPage();
