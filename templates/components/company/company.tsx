import { telHref } from '../../format/phone.ts';
import { useSiteData } from '../../site-data.ts';
import { Fact, Facts, MailFact } from '../facts/facts.tsx';

/** The postal address on two lines. */
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

/** Everything the law wants to know about the company. */
export function CompanyFacts() {
  const { phone, canton, register, vat, representatives } = useSiteData().site.company;
  return (
    <Facts className="facts--wide">
      <Fact name="Firma">
        <Address />
        <br />
        Kanton {canton}
      </Fact>
      <Fact name="Telefon">
        <a href={telHref(phone)}>{phone}</a>
      </Fact>
      <MailFact />
      <Fact name="Vertretung">{representatives.join(' · ')}</Fact>
      <Fact name="Register">{register}</Fact>
      <Fact name="MWST-Nummer">{vat}</Fact>
    </Facts>
  );
}
