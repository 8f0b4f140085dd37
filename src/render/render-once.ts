import {
  createElement,
  type FunctionComponent,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';
import { SiteContext, type SiteView } from '../template-api.ts';
import { oncePerSite } from './once-per-site.ts';
import { toMarkup } from './to-markup.ts';

/** Nothing but texts, numbers and truth values, so that it is plain when props are the same again. */
type PlainProps<Props> = { readonly [Name in keyof Props]: string | number | boolean | undefined };

interface Rendered {
  /** What the component comes to, its content as markup. */
  readonly element: ReactElement | undefined;
  /** The files that it asked for. */
  readonly files: readonly (readonly [name: string, text: string])[];
}

/**
 * The same component, rendered once for each set of props: wherever it stands on the pages of a site, the content of
 * its element is put in as the markup that it was. For what looks the same on many pages. Throws if the component comes
 * to something else than one element or nothing, or takes ids from React (`useId`), which would stand on a page twice.
 * Islands render it each time, as the browser does. The markup is kept as long as the site, so what visitors write is
 * nothing for its props.
 */
export function renderOnce<Props extends PlainProps<Props>>(Component: FunctionComponent<Props>) {
  const renderedIn = oncePerSite(() => new Map<string, Rendered>());
  return function Once(props: Props): ReactNode {
    const site = useContext(SiteContext);
    if (!site) return createElement(Component, props);
    const known = renderedIn(site);
    const key = JSON.stringify(props);
    const { element, files } = known.get(key) ?? rendered(site, Component, props);
    known.set(key, { element, files });
    // Each page has files of its own.
    for (const [name, text] of files) site.file(name, text);
    return element;
  };
}

/** Part of all ids that React gives here. */
const ID_PREFIX = 'rendered-once-';

function rendered<Props extends object>(site: SiteView, Component: FunctionComponent<Props>, props: Props): Rendered {
  const files: (readonly [string, string])[] = [];
  const noting: SiteView = {
    ...site,
    file(name, text) {
      files.push([name, text]);
      return site.file(name, text);
    },
  };
  const kept: { element?: ReactElement | undefined } = {};
  const render = () => {
    kept.element = elementOf(createElement(Component, props));
    return kept.element;
  };
  const markup = toMarkup(noting, render, ID_PREFIX);
  if (markup.includes(ID_PREFIX)) throw new Error('What is rendered once cannot use useId().');
  return { element: kept.element && withContent(kept.element, markup), files };
}

/** The element that a component comes to. Undefined for nothing. */
function elementOf(element: ReactElement): ReactElement | undefined {
  let node: ReactNode = element;
  // This runs within a component, so those that are called here may use hooks.
  while (isValidElement(node) && typeof node.type === 'function') {
    node = (node.type as (props: unknown) => ReactNode)(node.props);
  }
  if (node === null) return undefined;
  if (isValidElement(node) && typeof node.type === 'string') return node;
  throw new Error('What is rendered once comes to one element or to nothing.');
}

/** The same element with what stands between its tags in this markup of it. */
function withContent(element: ReactElement, markup: string): ReactElement {
  const [opening, ending] = [`<${element.type}`, `</${element.type}>`];
  if (!markup.startsWith(opening)) throw new Error(`What is rendered once has nothing for the head: ${markup}`);
  if (!markup.endsWith(ending)) return element;
  // In the value of an attribute React escapes what ends a tag.
  const content = markup.slice(markup.indexOf('>') + 1, -ending.length);
  const props = { ...(element.props as object), children: undefined, dangerouslySetInnerHTML: { __html: content } };
  return createElement(element.type, props);
}
