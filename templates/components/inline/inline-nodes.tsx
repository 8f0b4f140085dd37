import type { InlineNode } from 'nebel/template-api';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { telHref } from '../../format/phone.ts';
import { HYPHENED, unbroken } from '../../format/unbroken.ts';

interface LinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

interface InlineNodesProps {
  readonly nodes: readonly InlineNode[];
  /** How links look. In the browser there is no site to ask whether a page exists, so islands have plain ones. */
  readonly link?: ComponentType<LinkProps>;
  /** True for the words of a link, in which there can be no other. */
  readonly isInLink?: boolean;
}

/** Inline markup that is already parsed. Runs on both sides. */
export function InlineNodes({ nodes, link: Link = PlainLink, isInLink = false }: InlineNodesProps): ReactNode {
  return nodes.map((node, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text never change their order
    if (node.kind === 'text') return <Fragment key={index}>{withWholeParts(node.text, isInLink)}</Fragment>;
    const children = <InlineNodes nodes={node.children} link={Link} isInLink={isInLink || node.kind === 'link'} />;
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

/** «+41 62 000 00 00». */
const PHONE = String.raw`\+41(?:[ \u00a0]\d{2,3}){2}(?:[ \u00a0]\d\d){2}`;

/** No name in front of the at sign is longer. Without a limit, a long word would be read again from each of its letters. */
const MAIL = String.raw`[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+`;

/** A range with everything that no-break spaces tie to it: «CHF 600–1’200», «2–4 h». Browsers may break after its dash. */
const RANGE = String.raw`[^ \n]*\d–\d[^ \n]*`;

const RANGES = new RegExp(`(${RANGE}|${HYPHENED})`);
const WHOLE = new RegExp(`(${PHONE}|${MAIL}|${RANGE}|${HYPHENED})`);
const [ONLY_PHONE, ONLY_MAIL] = [new RegExp(`^${PHONE}$`), new RegExp(`^${MAIL}$`)];

/** Keeps on one line what belongs together, and lets a number be called and an address be written to. */
function withWholeParts(text: string, isInLink: boolean): ReactNode {
  // Most texts say nothing of how to reach anybody, and looking for it takes longer than everything else.
  const parts = /@|\+41/.test(text) ? WHOLE : RANGES;
  return unbroken(text)
    .split(parts)
    .map((part, index) => {
      // An address may be longer than a line of a phone.
      const isMail = ONLY_MAIL.test(part);
      if (index % 2 === 0 || (isMail && isInLink)) return part;
      const href = isMail ? `mailto:${part}` : !isInLink && ONLY_PHONE.test(part) ? telHref(part) : undefined;
      const Part = href === undefined ? 'span' : 'a';
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
        <Part key={index} className={isMail ? undefined : 'whole'} href={href}>
          {part}
        </Part>
      );
    });
}
