import { type InlineNode, parseInline, type SiteView } from 'nebel/template-api';
import type { Form } from '../../data.gen.ts';
import { telHref } from '../../format/phone.ts';
import type { SharedValues } from '../../site-data.ts';
import type { CallView, FormView } from './form-view.ts';

/** The form as its data file describes it, without what only the receiver has to know. */
export function viewOfForm(form: Form, site: SiteView): FormView {
  const { action, table, requiredNote, fields, honeypot } = form;
  const { privacy, noScript, notReceivedHeading, notReceived, tooLarge, about, ...texts } = form.texts;
  const { delivery, relayUrl } = (site.shared as unknown as SharedValues).site;
  const nodes = (text: string) => liveNodes(parseInline(text).nodes, site);
  return {
    action,
    ...(relayUrl && delivery !== 'direct' && { postTo: relayUrl + action }),
    id: table.toLowerCase(),
    ...(requiredNote && { requiredNote }),
    fields: fields.map(({ column, emptyText, catchAll, ...field }) => field),
    honeypot,
    texts,
    ...(privacy && { privacy: nodes(privacy) }),
    ...(noScript && delivery === 'direct' && { noScript: nodes(noScript) }),
  };
}

/** The browser cannot know which pages exist, so links to pages that do not become plain text here. */
function liveNodes(nodes: readonly InlineNode[], site: SiteView): readonly InlineNode[] {
  return nodes.flatMap((node): readonly InlineNode[] => {
    if (node.kind === 'text') return [node];
    const children = liveNodes(node.children, site);
    return node.kind === 'link' && !site.leadsSomewhere(node.href) ? children : [{ ...node, children }];
  });
}

/** The company's number as a form shows it. */
export function callOf(phone: string): CallView {
  return { number: phone, href: telHref(phone) };
}
