import { type PageType, useSite } from 'nebel/template-api';
import type { Paper } from '../../../.types/data.ts';
import { TO_HOME } from '../../addresses.ts';
import { Fact } from '../../components/facts/facts.tsx';
import { Inline, Paragraphs } from '../../components/inline/inline.tsx';
import { PageHero } from '../../components/page-hero/page-hero.tsx';
import { Points } from '../../components/points/points.tsx';
import { QuoteBlock } from '../../components/quote-block/quote-block.tsx';
import { socialPicture } from '../../components/social-picture/social-picture.tsx';
import { StructuredData, trailThing } from '../../components/structured-data/structured-data.tsx';
import { Table } from '../../components/table/table.tsx';
import { useWords } from '../../site-data.ts';
import { textUrl } from './paper-text.ts';
import './paper.css';

/** A sheet to view, fill in and print, such as a sample job record or a letter to an insurer. */
export const paperPage: PageType<Paper, Pick<Paper, 'sheet'>> = {
  name: 'paper',
  files: 'papers/*.yaml',
  schema: 'pages/paper/schema.json',
  styles: 'paper',
  url: (slug) => `/vorlagen/${slug}/`,
  summary: ({ sheet }) => ({ sheet }),
  anchors: () => [],
  meta: ({ meta }) => meta,
  picture: ({ title }, site) => socialPicture(site, { title }),
  render: ({ data, page }) => <PaperView paper={data} url={page.url} />,
};

interface PaperViewProps {
  readonly paper: Paper;
  readonly url: string;
}

function PaperView({ paper: { title, lead, sheet, quote }, url }: PaperViewProps) {
  const { buttons } = useWords();
  return (
    <>
      <PageHero title={title} lead={lead} back={TO_HOME}>
        <div className="acts">
          <button className="btn btn--ink" data-print type="button" hidden>
            {buttons.print}
          </button>
          {sheet.isLetter && (
            <a className="btn" href={textUrl(url)} download>
              {buttons.download}
            </a>
          )}
        </div>
      </PageHero>
      <div className="wrap">
        <article className="paper" aria-labelledby="paper-heading">
          {sheet.isLetter && sheet.parts[0] && <Part part={sheet.parts[0]} />}
          <h2 className="h3" id="paper-heading">
            {sheet.heading}
          </h2>
          {sheet.parts.slice(sheet.isLetter ? 1 : 0).map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sheet never change their order
            <Part key={index} part={part} />
          ))}
        </article>
      </div>
      <QuoteBlock quote={quote} hours="home" href="/#contact" />
      <StructuredData things={[trailThing(useSite(), TO_HOME, title)]} />
    </>
  );
}

type PartData = Paper['sheet']['parts'][number];

function Part({ part: { heading, facts, paragraphs, table, points, signatures } }: { readonly part: PartData }) {
  const { blank } = useWords().pages;
  return (
    <div className="paper-part flow">
      {heading && <h3>{heading}</h3>}
      {facts && (
        <dl className="facts">
          {facts.map(({ label, value }) => (
            <Fact key={label} name={label}>
              {value ? <Inline text={value} /> : <span className="visually-hidden">{blank}</span>}
            </Fact>
          ))}
        </dl>
      )}
      {paragraphs && <Paragraphs texts={paragraphs} />}
      {table && <Table {...table} />}
      {points && <Points points={points} />}
      {signatures && (
        <ul role="list" className="paper-signatures">
          {signatures.map((who) => (
            <li key={who}>{who}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
