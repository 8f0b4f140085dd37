/** Reads a built page as a visitor would: by headings, lists, links and words, without knowledge of the templates. */
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Node = Element['children'][number];

/** Inline elements. All others are separated from their neighbours. */
const INLINE = new Set(['a', 'abbr', 'b', 'em', 'i', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'wbr']);
const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'svg', 'head']);

const isElement = (node: { readonly type: ElementType.ElementType }): node is Element => ElementType.isTag(node);

const rawTextOf = (node: Node): string => {
  if (node.type === ElementType.Text) return node.data;
  if (!isElement(node) || UNREAD.has(node.name)) return '';
  const text = node.children.map(rawTextOf).join('');
  return INLINE.has(node.name) ? text : ` ${text} `;
};

/** Returns the visible text. Collapses white space, including no-break spaces, and drops invisible line-break hints. */
export const textOf = (...nodes: readonly Node[]): string =>
  nodes
    .map(rawTextOf)
    .join(' ')
    .replace(/[\u00ad\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

export const all = (within: Element, ...names: readonly string[]): Element[] =>
  DomUtils.filter((node) => isElement(node) && names.includes(node.name), within.children).filter(isElement);

export const one = (within: Element, name: string): Element => {
  const [found, ...others] = all(within, name);
  if (!found || others.length > 0) throw new Error(`${found ? 'Several' : 'No'} <${name}> where one was expected`);
  return found;
};

export const childrenOf = (element: Element): Element[] => element.children.filter(isElement);

/** Nearest first. */
export const ancestorsOf = (element: Element): Element[] => {
  const parent = element.parent;
  return parent && isElement(parent) ? [parent, ...ancestorsOf(parent)] : [];
};

/** In document order. */
export const descendantsOf = (within: Element): Element[] =>
  childrenOf(within).flatMap((element) => [element, ...descendantsOf(element)]);

/** Returns the text nodes, each as it is in the file. */
export const textsIn = (within: Element): string[] =>
  within.children.flatMap((node) => {
    if (node.type === ElementType.Text) return [node.data];
    return isElement(node) && !UNREAD.has(node.name) ? textsIn(node) : [];
  });

export const documentElement = (html: string): Element => {
  const root = parseDocument(html).children.find(isElement);
  if (!root) throw new Error('The file holds no element');
  return root;
};

export const attribute = (element: Element, name: string): string | undefined => element.attribs[name];

/** Returns the content of a `<meta>` by its name or property. */
export const metaOf = (head: Element, key: string): string | undefined =>
  all(head, 'meta').find((meta) => (attribute(meta, 'name') ?? attribute(meta, 'property')) === key)?.attribs.content;

/** Returns the addresses of the `<link>`s with a relation. */
export const linkedBy = (head: Element, rel: string): string[] =>
  all(head, 'link').flatMap((link) => (attribute(link, 'rel') === rel ? (attribute(link, 'href') ?? []) : []));

export const byId = (within: Element, id: string): Element => {
  const found = DomUtils.getElementById(id, within.children);
  if (!found) throw new Error(`No element has the id «${id}»`);
  return found;
};

export interface Heading {
  readonly level: number;
  readonly text: string;
  readonly element: Element;
  /** The enclosing section. */
  readonly section: Element | undefined;
}

export const headingsOf = (within: Element): Heading[] =>
  all(within, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').map((element) => ({
    level: Number(element.name.slice(1)),
    text: textOf(element),
    element,
    section: ancestorsOf(element).find(({ name }) => name === 'section'),
  }));

export interface Link {
  readonly href: string;
  readonly text: string;
  readonly element: Element;
}

export const linksOf = (within: Element): Link[] =>
  all(within, 'a').flatMap((element) => {
    const href = attribute(element, 'href');
    return href === undefined ? [] : [{ href, text: textOf(element), element }];
  });

export interface Question {
  readonly question: string;
  readonly answer: string;
  readonly open: boolean;
  /** Items with the same name close each other. */
  readonly group: string | undefined;
  readonly element: Element;
}

/** Reads the `details > summary` of the section whose heading contains «Fragen». */
export const questionsOf = (within: Element): { heading: string; items: Question[] } => {
  const sections = headingsOf(within).flatMap(({ text, section }) =>
    section && /Fragen/.test(text) && all(section, 'summary').length > 0 ? [{ text, section }] : [],
  );
  const [found, ...others] = sections;
  if (!found || others.length > 0) throw new Error(`${sections.length} sections of questions where one was expected`);
  const items = all(found.section, 'details').map((element) => {
    const summary = one(element, 'summary');
    const rest = element.children.filter((node) => node !== summary);
    const open = attribute(element, 'open') !== undefined;
    return { question: textOf(summary), answer: textOf(...rest), open, group: attribute(element, 'name'), element };
  });
  return { heading: found.text, items };
};

export interface Testimonial {
  readonly quote: string;
  readonly caption: string;
  readonly text: string;
}

/** Reads each `figure > blockquote` with its `figcaption`. */
export const testimonialsOf = (within: Element): Testimonial[] =>
  all(within, 'figure')
    .filter((figure) => childrenOf(figure).some(({ name }) => name === 'blockquote'))
    .map((figure) => ({
      quote: textOf(one(figure, 'blockquote')),
      caption: textOf(one(figure, 'figcaption')),
      text: textOf(figure),
    }));

/** Returns the items of every list and the rows of every table. */
export const listsOf = (within: Element): Element[][] =>
  all(within, 'ul', 'ol', 'tbody', 'dl').map((list) => childrenOf(list));
