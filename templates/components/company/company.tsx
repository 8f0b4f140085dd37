import { fillSlots } from 'nebel/template-api';
import { telHref } from '../../format/tel-href.ts';
import { useSiteData } from '../../site-data.ts';
import { Fact, MailFact } from '../facts/facts.tsx';

/** Company name and postal address, on two lines. */
export function Address() {
  const { name, street, postalCode, city } = useSiteData().site.company;
  return (
    <>
      {name}
      <br />
      {street}, {postalCode} {city}
    </>
  );
}

const countryName = (country: string, language: string) =>
  new Intl.DisplayNames(language, { type: 'region' }).of(country);

/** All company details that the law requires. */
export function CompanyFacts() {
  const { site, words } = useSiteData();
  const { phone, canton, country, register, vat, representatives } = site.company;
  return (
    <dl className="facts facts--wide">
      <Fact name={words.company.name}>
        <Address />
        <br />
        {canton ? fillSlots(words.company.canton, { canton }) : country && countryName(country, site.language)}
      </Fact>
      <Fact name={words.company.phone}>
        <a href={telHref(phone)}>{phone}</a>
      </Fact>
      <MailFact />
      <Fact name={words.company.representatives}>{representatives.join(' · ')}</Fact>
      <Fact name={words.company.register}>{register}</Fact>
      {vat && <Fact name={words.company.vat}>{vat}</Fact>}
    </dl>
  );
}
