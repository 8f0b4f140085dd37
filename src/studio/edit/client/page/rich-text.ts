/** A text of a page while it is edited there: bold type and links as elements, facts as chips that cannot be typed into. */
import { type InlineNode, parseInline } from '../../../../api/markup/inline.ts';
import type { Choice } from '../../protocol.ts';
import { isElement } from './texts.ts';

/** Element of a fact. Custom, so that no style of the site applies to it. */
const FACT = 'nebel-fact';

const SLOT = /\{\{([^{}]*)\}\}/;

/** Returns the nodes that show a text. */
export function nodesOf(document: Document, text: string, facts: readonly Choice[], hasMarkup: boolean): Node[] {
  const plain = (part: string): Node[] =>
    part.split(SLOT).flatMap((piece, index): readonly Node[] => {
      if (index % 2 === 0) return piece === '' ? [] : [document.createTextNode(piece)];
      const chip = document.createElement(FACT);
      chip.contentEditable = 'false';
      chip.dataset.fact = piece;
      chip.textContent = facts.find(({ value }) => value === piece)?.label ?? piece;
      return [chip];
    });
  const nodes = (each: InlineNode): Node[] => {
    if (each.kind === 'text') return plain(each.text);
    const element = document.createElement(each.kind === 'bold' ? 'strong' : 'a');
    if (each.kind === 'link') element.setAttribute('href', each.href);
    element.append(...each.children.flatMap(nodes));
    return [element];
  };
  return hasMarkup ? parseInline(text).nodes.flatMap(nodes) : plain(text);
}

/** Returns the text that nodes show: the opposite of `nodesOf`. */
export function textOf(node: Node): string {
  const inside = () => [...node.childNodes].map(textOf).join('');
  if (!isElement(node)) return (node.nodeValue ?? '').replace(/[ \t\r\n]+/g, ' ');
  const { fact } = (node as HTMLElement).dataset;
  if (fact !== undefined) return `{{${fact}}}`;
  if (node.localName === 'strong') return wrapped('**', inside(), '**');
  if (node.localName === 'a' && node.hasAttribute('href'))
    return wrapped('[', inside(), `](${node.getAttribute('href')})`);
  return node.localName === 'br' ? ' ' : inside();
}

/** What was emptied leaves no marks behind. */
const wrapped = (before: string, text: string, after: string) => (text === '' ? '' : before + text + after);
