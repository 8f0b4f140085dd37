import { phoneIcon } from '../icon/icons.gen.ts';
import type { Shapes } from '../icon/lines.tsx';

const ID = 'phone-icon';

/** The receiver, to be drawn once a page. The header does. */
export const PHONE_ICON: Shapes = phoneIcon.map(([tag, attributes]) => [tag, { ...attributes, id: ID }]);

/** Shows the receiver again by referring to its drawing. */
export const REPEATED_PHONE_ICON: Shapes = [['use', { href: `#${ID}` }]];
