import { mailHref } from 'nebel/shared/contact';
import type { InlineNode } from 'nebel/template-api';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { telHref } from '../../format/tel-href.ts';
import { UNBREAKABLE, unbrokenPlaces } from '../../format/unbroken.ts';

interface LinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

interface InlineNodesProps {
  readonly nodes: readonly InlineNode[];
  /** Component for links. Islands keep the default: in the browser, nothing knows whether a page exists. */
  readonly link?: ComponentType<LinkProps>;
  /** True inside a link, where links cannot be nested. */
  readonly isInLink?: boolean;
}

/** Renders parsed inline markup, on the server and in the browser. */
export function InlineNodes({ nodes, link: Link = PlainLink, isInLink = false }: InlineNodesProps): ReactNode {
  return nodes.map((node, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text never change their order
    if (node.kind === 'text') return <Fragment key={index}>{renderText(node.text, isInLink)}</Fragment>;
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

/** «+41 62 000 00 00», «+49 351 0000000». */
const PHONE = String.raw`\+[1-9]\d{0,2}(?:[ \u00a0]\d{2,8}){2,5}`;

/** Local parts have at most 64 characters. Without that limit, matching a long word takes quadratic time. */
const MAIL = String.raw`[\w.+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`;

/** Before a mail address, it belongs to the same word, and only a part of the word looks like an address. */
const WORD_BEFORE = /[\p{L}\p{N}.+-]$/u;

/**
 * A range with everything that no-break spaces attach to it: «CHF 600–1’200», «2–4 h». Browsers may break after its dash.
 */
const RANGE = String.raw`[^ \n]*\d–\d[^ \n]*`;

const RANGES = new RegExp(`(${RANGE}|${UNBREAKABLE})`);
const WHOLE = new RegExp(`(${PHONE}|${MAIL}|${RANGE}|${UNBREAKABLE})`, 'u');
const [ONLY_PHONE, ONLY_MAIL] = [new RegExp(`^${PHONE}$`), new RegExp(`^${MAIL}$`, 'u')];

/** Prevents line breaks within ranges and phone numbers, and links phone numbers and mail addresses. */
function renderText(text: string, isInLink: boolean): ReactNode {
  // Most texts contain no contact details, and searching for them would take most of the rendering time.
  const parts = /@|\+\d/.test(text) ? WHOLE : RANGES;
  return unbrokenPlaces(text)
    .split(parts)
    .map((part, index, all) => {
      // A mail address can be longer than a line on a phone, so it may break.
      const isMail = ONLY_MAIL.test(part);
      if (index % 2 === 0 || (isMail && (isInLink || WORD_BEFORE.test(all[index - 1] ?? '')))) return part;
      const href = isMail ? mailHref(part) : !isInLink && ONLY_PHONE.test(part) ? telHref(part) : undefined;
      const Part = href === undefined ? 'span' : 'a';
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
        <Part key={index} className={isMail ? undefined : 'whole'} href={href}>
          {part}
        </Part>
      );
    });
}
