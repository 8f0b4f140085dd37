import { fillSlots, useSite } from 'nebel/template-api';
import { allRegions, allServices, type ListedPage, MAX_LISTED, useSiteData, useWords } from '../../site-data.ts';
import { Brand } from '../brand/brand.tsx';
import { Address } from '../company/company.tsx';
import { Fact, HoursFacts, MailFact } from '../facts/facts.tsx';
import { Fog } from '../fog/fog.tsx';
import { SiteLink } from '../link/link.tsx';
import { PageLines } from '../link/page-lines.tsx';
import { MobileDisclosure } from '../mobile-disclosure/mobile-disclosure.tsx';
import { PhoneLink } from '../phone/phone.tsx';
import './footer.css';

/** Footer of every page: company, services, regions, legal links. */
export function Footer() {
  const site = useSite();
  const { lists } = useWords();
  return (
    <footer className="footer">
      <Fog />
      <div className="wrap">
        <div className="footer-top grid">
          <CompanyColumn />
          <PageIndex
            className="footer-services c6-12"
            title={lists.services}
            pages={allServices(site)}
            all="/#services"
          />
          <PageIndex className="footer-regions" title={lists.regions} pages={allRegions(site)} all="/#regions" />
        </div>
        <BiocideNotice />
        <LegalLines />
      </div>
    </footer>
  );
}

function CompanyColumn() {
  const { site, words } = useSiteData();
  return (
    <div className="footer-company c1-5">
      <div className="brand">
        <Brand isRepeated />
      </div>
      <PhoneLink className="footer-tel" />
      <dl className="facts">
        <MailFact />
        <HoursFacts hours={site.hours.footer} />
        <Fact name={words.company.address}>
          <Address />
        </Fact>
      </dl>
    </div>
  );
}

interface PageIndexProps {
  readonly title: string;
  readonly pages: readonly ListedPage[];
  readonly className: string;
  /** Address of the complete list. */
  readonly all: string;
}

/** All pages of a kind, or the first ones of a long list. Folded on phones. */
function PageIndex({ title, pages, className, all }: PageIndexProps) {
  const { lists } = useWords();
  const isWhole = pages.length > 1 && pages.length <= MAX_LISTED;
  const label = fillSlots(isWhole ? lists.showAll : lists.show, { title });
  return (
    <nav className={`footer-index ${className}`} aria-label={title}>
      <h2>{title}</h2>
      <MobileDisclosure label={label}>
        <ul role="list" className="footer-list">
          <PageLines title={title} pages={pages} all={all} />
        </ul>
      </MobileDisclosure>
    </nav>
  );
}

/** Statement that the law requires in advertising for biocides, set apart from everything else (VBP Art. 50). */
function BiocideNotice() {
  const { show, sentences, product } = useSiteData().site.notices.biocide;
  if (!show) return null;
  return (
    <div className="footer-biocide">
      <p>{sentences.join(' ')}</p>
      {product && <p>{product}</p>}
    </div>
  );
}

function LegalLines() {
  const { site, words } = useSiteData();
  return (
    <div className="footer-legal">
      <nav aria-label={words.lists.legal}>
        {site.legalLinks.map(({ label, href }) => (
          <SiteLink key={label} href={href}>
            {label}
          </SiteLink>
        ))}
      </nav>
      <p>
        {words.prices.vat} <span className="whole">© {site.company.name}</span>
      </p>
    </div>
  );
}
