import { type InlineNode, parseInline, type SiteView } from 'nebel/template-api';
import type { Form } from '../../data.gen.ts';
import { takenForm } from '../../delivery.ts';
import { openingHours } from '../../format/opening-hours.ts';
import { telHref } from '../../format/phone.ts';
import { siteDataOf } from '../../site-data.ts';
import type { CallView, FormView, PhotosView } from './form-view.ts';

/** The form as its data file describes it, without what only the receiver has to know. */
export function viewOfForm(form: Form, site: SiteView): FormView {
  const { delivery, relayUrl, hours, language } = siteDataOf(site).site;
  const { action, table, requiredNote, fields, photos, honeypot } = takenForm(form, { delivery });
  const { privacy, noScript, notReceivedHeading, notReceived, tooLarge, about, ...texts } = form.texts;
  const nodes = (text: string) => liveNodes(parseInline(text).nodes, site);
  return {
    action,
    ...(relayUrl && delivery !== 'direct' && { postTo: relayUrl + action }),
    id: table.toLowerCase(),
    ...(requiredNote && { requiredNote }),
    fields: fields.map(({ column, emptyText, catchAll, extra, ...field }) => field),
    ...(photos && { photos: photosView(photos) }),
    ...(fields.some(({ closed }) => closed) && {
      office: { hours: hours.home.flatMap((line) => openingHours(line) ?? []), language },
    }),
    honeypot,
    texts,
    ...(privacy && { privacy: nodes(privacy) }),
    ...(noScript && delivery === 'direct' && { noScript: nodes(noScript) }),
  };
}

function photosView({ show, column, texts, ...photos }: NonNullable<Form['photos']>): PhotosView {
  const { again, notTaken, lost, ...shown } = texts;
  return { ...photos, texts: shown };
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
