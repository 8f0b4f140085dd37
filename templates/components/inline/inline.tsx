import { Fragment, type ReactNode } from 'react';
import { type FragmentNode, type InlineNode, parseFragment, parseInline } from '../../../src/template-api.ts';
import { SiteLink } from '../link/link.tsx';

/** A text field with its inline markup: `**bold**` and `[text](address)`. */
export function Inline({ text }: { readonly text: string }) {
  return <>{parseInline(text).nodes.map(renderInline)}</>;
}

function renderInline(node: InlineNode, index: number): ReactNode {
  if (node.kind === 'text') return <Fragment key={index}>{withWholeRanges(node.text)}</Fragment>;
  const children = node.children.map(renderInline);
  if (node.kind === 'bold') return <strong key={index}>{children}</strong>;
  return (
    <SiteLink key={index} href={node.href}>
      {children}
    </SiteLink>
  );
}

/** A range with everything that no-break spaces tie to it: «CHF 600–1’200», «2–4 h». Browsers may break after its dash. */
const RANGE = /([^ \n]*\d–\d[^ \n]*)/;

function withWholeRanges(text: string): ReactNode {
  return text.split(RANGE).map((part, index) => {
    const isRange = index % 2 === 1;
    return isRange ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <span key={index} className="whole">
        {part}
      </span>
    ) : (
      part
    );
  });
}

interface ParagraphsProps {
  readonly texts: readonly string[];
  readonly className?: string | undefined;
}

/** Paragraphs of inline text. */
export function Paragraphs({ texts, className }: ParagraphsProps) {
  return texts.map((text) => (
    <p key={text} className={className}>
      <Inline text={text} />
    </p>
  ));
}

interface PointsProps {
  readonly points: readonly string[];
  readonly className: string;
}

/** A list of short points of inline text. */
export function Points({ points, className }: PointsProps) {
  return (
    <ul className={className}>
      {points.map((point) => (
        <li key={point}>
          <Inline text={point} />
        </li>
      ))}
    </ul>
  );
}

/** An answer written as HTML: only the elements that validation allows are rendered. */
export function CheckedHtml({ html }: { readonly html: string }) {
  return <>{parseFragment(html).nodes.map(renderFragment)}</>;
}

function renderFragment(node: FragmentNode, index: number): ReactNode {
  if (node.kind === 'text') return <Fragment key={index}>{node.text}</Fragment>;
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
