import { type InlineNode, parseInline, type SiteView } from 'nebel/template-api';
import type { Form } from '../../../.types/data.ts';
import { supportedForm } from '../../delivery.ts';
import { openDaysOf } from '../../format/opening-hours.ts';
import { telHref } from '../../format/tel-href.ts';
import { siteDataOf } from '../../site-data.ts';
import type { CallView, FormView, PhotosView } from './form-view.ts';

/** Returns the form described by its data file, without what only the receiver needs. */
export function viewOfForm(form: Form, site: SiteView): FormView {
  const settings = siteDataOf(site).site;
  const { delivery, relayUrl, language, emergency } = settings;
  const { action, table, requiredNote, fields, photos, honeypot } = supportedForm(form, { delivery });
  const { privacy, noScript, notReceivedHeading, notReceived, tooLarge, about, ...texts } = form.texts;
  const nodes = (text: string) => withoutDeadLinks(parseInline(text).nodes, site);
  return {
    action,
    ...(relayUrl && delivery !== 'direct' && { postTo: relayUrl + action }),
    id: table.toLowerCase(),
    ...(requiredNote && { requiredNote }),
    fields: fields.map(({ column, emptyText, catchAll, extra, ...field }) => field),
    ...(photos && { photos: photosView(photos) }),
    ...(fields.some(({ closed }) => closed) && {
      office: {
        ...openDaysOf(settings),
        language,
        ...(emergency?.phone && { call: callOf(emergency.phone) }),
      },
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

/** Unwraps links to pages that do not exist. The browser could not: it does not know which pages do. */
function withoutDeadLinks(nodes: readonly InlineNode[], site: SiteView): readonly InlineNode[] {
  return nodes.flatMap((node): readonly InlineNode[] => {
    if (node.kind === 'text') return [node];
    const children = withoutDeadLinks(node.children, site);
    return node.kind === 'link' && !site.leadsSomewhere(node.href) ? children : [{ ...node, children }];
  });
}

/** Returns the company's number as forms show it. */
export function callOf(phone: string): CallView {
  return { number: phone, href: telHref(phone) };
}
