import { type ComponentType, Fragment, type ReactNode } from 'react';
import type { InlineNode } from '../../../src/template-api.ts';

interface LinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

interface InlineNodesProps {
  readonly nodes: readonly InlineNode[];
  /** How links look. In the browser there is no site to ask whether a page exists, so islands have plain ones. */
  readonly link?: ComponentType<LinkProps>;
}

/** Inline markup that is already parsed. Runs on both sides. */
export function InlineNodes({ nodes, link: Link = PlainLink }: InlineNodesProps): ReactNode {
  return nodes.map((node, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text never change their order
    if (node.kind === 'text') return <Fragment key={index}>{withWholeRanges(node.text)}</Fragment>;
    const children = <InlineNodes nodes={node.children} link={Link} />;
    if (node.kind === 'bold') return <strong key={index}>{children}</strong>;
    return (
      <Link key={index} href={node.href}>
        {children}
      </Link>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of a text never change their order
  });
}

function PlainLink({ href, children }: LinkProps) {
  return <a href={href}>{children}</a>;
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
