import { fillSlots } from 'nebel/template-api';
import type { Tier } from '../../../.types/data.ts';
import { chfRange, decimal, quantityOf } from '../../format/amount.ts';
import { classes, columns } from '../../format/classes.ts';
import { priceText, scaleEnd } from '../../format/price.ts';
import { useWords } from '../../site-data.ts';
import { Paragraph } from '../inline/inline.tsx';
import { Points } from '../points/points.tsx';
import { RangeBar } from '../range-bar/range-bar.tsx';
import { Section } from '../section/section.tsx';
import { SectionHead } from '../section-head/section-head.tsx';
import './prices.css';

interface PricesProps {
  readonly prices: {
    readonly heading: string;
    readonly intro?: string;
    readonly tiers: readonly Tier[];
    readonly note?: string;
  };
  /** Says when other prices hold. */
  readonly governing?: string;
}

/** Price tiers of a page, with all ranges drawn on one scale for comparison. */
export function Prices({ prices: { heading, intro, tiers, note }, governing }: PricesProps) {
  const { scale, vat } = useWords().prices;
  const max = scaleEnd(tiers);
  return (
    <Section id="preise" className="prices" rule>
      <SectionHead heading={heading} intro={intro} />
      <ul role="list" className={classes('prices-tiers', columns(tiers.length, 3))}>
        {tiers.map((tier) => (
          <PriceTier key={tier.id} tier={tier} max={max} />
        ))}
      </ul>
      <p className="note">
        {vat} {max > 0 && fillSlots(scale, { from: chfRange(0, 0), to: decimal(max) })}
      </p>
      <Paragraph className="note" text={governing} />
      <Paragraph className="note" text={note} />
    </Section>
  );
}

interface PriceTierProps {
  readonly tier: Tier;
  readonly max: number;
}

function PriceTier({ tier, max }: PriceTierProps) {
  const { title, area, duration, points, badge } = tier;
  const { before, number, after } = quantityOf(priceText(tier, useWords().prices));
  const extent = [area, duration].filter(Boolean).join(', ');
  return (
    <li className="prices-tier">
      <div className="prices-head">
        <h3 className="prices-title">{title}</h3>
        {badge && <p className="prices-badge">{badge}</p>}
      </div>
      <p className="prices-price numeral">
        {before && <small>{before} </small>}
        {number}
        {after && <small> {after}</small>}
      </p>
      <RangeBar price={tier} max={max} className="prices-bar" />
      <Paragraph className="prices-extent" text={extent} />
      {points && <Points points={points} className="prices-points" />}
    </li>
  );
}
