import { type PageType, useSite } from 'nebel/template-api';
import type { Home } from '../../../.types/data.ts';
import { Cards } from '../../components/cards/cards.tsx';
import { Form } from '../../components/form/form.tsx';
import { Lead, Text } from '../../components/prose/prose.tsx';
import { Questions } from '../../components/questions/questions.tsx';
import { socialPicture } from '../../components/social-picture/social-picture.tsx';
import { telHref, usePages, useShared } from '../../site-data.ts';
import './home.css';

export const homePage: PageType<Home> = {
  name: 'home',
  files: 'home.yaml',
  schema: 'pages/home/schema.json',
  url: () => '/',
  summary: () => ({}),
  anchors: () => ['services', 'steps', 'regions', 'articles', 'faq', 'contact'],
  meta: ({ meta }) => meta,
  render: ({ data }) => <HomePage {...data} />,
  picture: socialPicture,
};

function Illustration({ name }: { readonly name: string }) {
  const svg = useSite().illustration(name);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an illustration from the templates folder
  return <div className="home-picture" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}

function HomePage({ hero, services, steps, regions, articles, faq, contact }: Home) {
  const { site, forms } = useShared();
  return (
    <>
      <div className="home-hero">
        <div className="wrap home-row">
          <div>
            <h1>{hero.heading}</h1>
            <Lead text={hero.lead} />
            <p className="actions">
              <a className="button" href="#contact">
                {hero.action}
              </a>
              <a className="button button--quiet" href={telHref(site.company.phone)}>
                {site.company.phone}
              </a>
            </p>
            <ul role="list" className="home-points">
              {hero.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
          <Illustration name="wheel" />
        </div>
      </div>
      <Band id="services" {...services}>
        <Cards type="service" />
      </Band>
      <Band id="steps" heading={steps.heading} isTinted>
        <ol role="list" className="home-steps">
          {steps.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>
                <Text text={text} />
              </p>
            </li>
          ))}
        </ol>
      </Band>
      <Band id="regions" type="region" {...regions}>
        <Cards type="region" />
      </Band>
      <Band id="articles" type="article" {...articles} isTinted>
        <Cards type="article" />
      </Band>
      <Band id="faq" heading={faq.heading}>
        <Questions items={faq.items} />
      </Band>
      <Band id="contact" {...contact} isTinted>
        <Form form={forms.inquiry} thanksUrl="/thanks/" />
      </Band>
    </>
  );
}

interface BandProps {
  readonly id: string;
  readonly heading: string;
  readonly lead?: string;
  /** Without a page of this type, the section is left out. */
  readonly type?: string;
  readonly isTinted?: boolean;
  readonly children: React.ReactNode;
}

/** A section across the full width of the window. */
function Band({ id, heading, lead, type, isTinted, children }: BandProps) {
  const isEmpty = usePages(type ?? '').length === 0;
  if (type && isEmpty) return null;
  return (
    <section className={isTinted ? 'band band--tinted' : 'band'} id={id} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <h2 id={`${id}-heading`}>{heading}</h2>
        {lead && <Lead text={lead} />}
        {children}
      </div>
    </section>
  );
}
