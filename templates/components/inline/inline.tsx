import { type FragmentNode, parseFragment, parseInline } from 'nebel/template-api';
import type { ReactNode } from 'react';
import { unbrokenPlaces } from '../../format/unbroken.ts';
import { SiteLink } from '../link/link.tsx';
import { InlineNodes } from './inline-nodes.tsx';

/** A text field with inline markup: `**bold**` and `[text](address)`. */
export function Inline({ text }: { readonly text: string }) {
  if (!MARKED.test(text)) return unbrokenPlaces(text);
  return <InlineNodes nodes={parseInline(text).nodes} link={SiteLink} />;
}

/** Matches texts that need parsing: markup, ranges, contact details or a hyphenated term. Most texts have none of these. */
const MARKED = /[*[–@]|\+\d|E-M/;

interface ParagraphProps {
  readonly text: string | undefined;
  readonly className?: string | undefined;
}

/** A paragraph of inline text. Nothing without one. */
export function Paragraph({ text, className }: ParagraphProps) {
  if (!text) return null;
  return (
    <p className={className}>
      <Inline text={text} />
    </p>
  );
}

interface ParagraphsProps extends Pick<ParagraphProps, 'className'> {
  readonly texts: readonly string[];
}

export function Paragraphs({ texts, className }: ParagraphsProps) {
  return texts.map((text) => <Paragraph key={text} text={text} className={className} />);
}

/** Renders an answer written as HTML, limited to the elements that validation allows. */
export function CheckedHtml({ html }: { readonly html: string }) {
  return <>{parseFragment(html).nodes.map(renderFragment)}</>;
}

function renderFragment(node: FragmentNode, index: number): ReactNode {
  if (node.kind === 'text') return unbrokenPlaces(node.text);
  if (node.tag === 'br') return <br key={index} />;
  const children = node.children.map(renderFragment);
  if (node.tag === 'a') {
    return (
      <SiteLink key={index} href={node.href ?? ''}>
        {children}
      </SiteLink>
    );
  }
  return <node.tag key={index}>{children}</node.tag>;
}
