import { hydrate } from 'nebel/browser/hydrate';
import type { Mount } from 'nebel/browser/runtime';
import { createElement } from 'react';
import { NewsletterForm, type NewsletterFormProps } from './newsletter-form.tsx';

const mount: Mount<NewsletterFormProps> = (element, props, runtime) =>
  hydrate(element, createElement(NewsletterForm, { ...props, runtime }));

export default mount;
