import { createElement } from 'react';
import { hydrate } from '../../../src/browser/hydrate.ts';
import type { Mount } from '../../../src/browser/runtime.ts';
import { NewsletterForm, type NewsletterFormProps } from './newsletter-form.tsx';

const mount: Mount<NewsletterFormProps> = (element, props, runtime) =>
  hydrate(element, createElement(NewsletterForm, { ...props, runtime }));

export default mount;
