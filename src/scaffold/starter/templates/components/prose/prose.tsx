import { type InlineNode, parseInline, useSite } from 'nebel/template-api';
import { Fragment, type ReactNode } from 'react';
import type { Section } from '../../../.types/data.ts';
import './prose.css';

/** A text with bold words and links. A link to a page that is not public yet is shown as plain text. */
export const Text = ({ text }: { readonly text: string }) => <Nodes nodes={parseInline(text).nodes} />;

function Nodes({ nodes }: { readonly nodes: readonly InlineNode[] }): ReactNode {
  return nodes.map((node, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text never change their order
    if (node.kind === 'text') return <Fragment key={index}>{node.text}</Fragment>;
    const children = <Nodes nodes={node.children} />;
    if (node.kind === 'bold') return <strong key={index}>{children}</strong>;
    return (
      <Link key={index} href={node.href}>
        {children}
      </Link>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of a text never change their order
  });
}

function Link({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const { leadsSomewhere } = useSite();
  return href.startsWith('/') && !leadsSomewhere(href) ? children : <a href={href}>{children}</a>;
}

/** The introduction below the heading of a page. */
export const Lead = ({ text }: { readonly text: string }) => (
  <p className="lead">
    <Text text={text} />
  </p>
);

/** The call to action. */
export const Action = ({ href, label }: { readonly href: string; readonly label: string }) => (
  <p className="actions">
    <a className="button" href={href}>
      {label}
    </a>
  </p>
);

/** Labels with their values in large type. */
export const Figures = ({ items }: { readonly items: readonly (readonly [label: string, value: string])[] }) => (
  <dl className="figures">
    {items.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Headings with paragraphs and lists. */
export const Sections = ({ sections }: { readonly sections: readonly Section[] }) =>
  sections.map(({ anchor, heading, paragraphs = [], points = [] }) => (
    <section key={heading} id={anchor}>
      <h2>{heading}</h2>
      {paragraphs.map((text) => (
        <p key={text}>
          <Text text={text} />
        </p>
      ))}
      {points.length > 0 && (
        <ul role="list">
          {points.map((text) => (
            <li key={text}>
              <Text text={text} />
            </li>
          ))}
        </ul>
      )}
    </section>
  ));

export const anchorsOf = (sections: readonly Section[]) => sections.flatMap(({ anchor }) => anchor ?? []);
