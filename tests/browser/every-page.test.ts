import { lookAtPages } from '../support/accessibility/looks.ts';
import { builtWebsite } from '../support/shared-site.ts';

lookAtPages('every page', builtWebsite);
