import { hydrate } from 'nebel/browser/hydrate';
import type { Mount } from 'nebel/browser/runtime';
import { createElement } from 'react';
import { QuoteForm, type QuoteFormProps } from './quote-form.tsx';

const mount: Mount<QuoteFormProps> = (element, props, runtime) =>
  hydrate(element, createElement(QuoteForm, { ...props, runtime }));

export default mount;
