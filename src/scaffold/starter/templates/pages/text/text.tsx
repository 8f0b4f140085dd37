import type { PageType } from 'nebel/template-api';
import type { Text as TextData } from '../../../.types/data.ts';
import { Action, anchorsOf, Lead, Sections } from '../../components/prose/prose.tsx';

/** Pages with only text: imprint, privacy, thanks, and the error page for unknown addresses. */
export const textPage: PageType<TextData> = {
  name: 'text',
  files: 'pages/*.yaml',
  always: ['404', 'thanks'],
  schema: 'pages/text/schema.json',
  url: (slug) => (slug === '404' ? '/404.html' : `/${slug}/`),
  summary: () => ({}),
  anchors: ({ sections = [] }) => anchorsOf(sections),
  meta: ({ meta, hidden = false }) => ({ ...meta, noindex: hidden }),
  render: ({ data }) => <TextPage {...data} />,
};

const TextPage = ({ heading, lead, sections = [], action }: TextData) => (
  <div className="wrap page prose">
    <h1>{heading}</h1>
    {lead && <Lead text={lead} />}
    <Sections sections={sections} />
    {action && <Action {...action} />}
  </div>
);
