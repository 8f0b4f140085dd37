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

/** All company details that the law requires. */
export function CompanyFacts() {
  const { site, words } = useSiteData();
  const { phone, canton, register, vat, representatives } = site.company;
  return (
    <dl className="facts facts--wide">
      <Fact name={words.company.name}>
        <Address />
        <br />
        {fillSlots(words.company.canton, { canton })}
      </Fact>
      <Fact name={words.company.phone}>
        <a href={telHref(phone)}>{phone}</a>
      </Fact>
      <MailFact />
      <Fact name={words.company.representatives}>{representatives.join(' · ')}</Fact>
      <Fact name={words.company.register}>{register}</Fact>
      <Fact name={words.company.vat}>{vat}</Fact>
    </dl>
  );
}
