import { createElement } from 'react';
import { hydrate } from '../../../src/browser/hydrate.ts';
import type { Mount } from '../../../src/browser/runtime.ts';
import { QuoteForm, type QuoteFormProps } from './quote-form.tsx';

const mount: Mount<QuoteFormProps> = (element, props, runtime) =>
  hydrate(element, createElement(QuoteForm, { ...props, runtime }));

export default mount;
