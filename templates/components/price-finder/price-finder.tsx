import type { Home } from '../../../.types/data.ts';
import { decimal, quantityOf, sizeOf } from '../../format/amount.ts';
import { classes } from '../../format/classes.ts';
import { type Price, scaleEnd } from '../../format/price.ts';
import type { CallView } from '../form/form-view.ts';
import { RangeBar } from '../range-bar/range-bar.tsx';
import './price-finder.css';

/** A service with prices. */
export interface FinderService {
  readonly slug: string;
  readonly name: string;
  readonly url: string;
  /** Classes of its hue. */
  readonly hue: string | undefined;
  readonly sizes: readonly FinderSize[];
}

/** A job size: price, duration and services included. */
export interface FinderSize extends Omit<Price, 'unit'> {
  readonly title: string;
  /** «CHF 400–700» */
  readonly price: string;
  readonly area: string | undefined;
  /** With the unit of the price: «pro Stunde, 2–3 h». */
  readonly duration: string | undefined;
  readonly points: readonly string[];
}

interface PriceFinderProps {
  readonly words: Home['services']['finder'];
  /** The service shown initially. */
  readonly service: FinderService;
  /** Text of the button while its script loads. */
  readonly wait: string;
  /** Id of its heading. */
  readonly labelledBy: string;
  readonly call: CallView;
}

/**
 * Shows the price for a service and a size. Submitting leads to the quote form, with both choices in the address. The page
 * contains the data of one service; the script adds the others. If scripts are off, the style sheet hides the finder, and
 * the price list below takes its place.
 */
export function PriceFinder({ words, service, wait, labelledBy, call }: PriceFinderProps) {
  return (
    <form
      className={classes('price-finder box', service.hue)}
      action="/#contact"
      method="get"
      aria-labelledby={labelledBy}
    >
      <div>
        <div className="field">
          <label htmlFor="finder-service">{words.service}</label>
          <select id="finder-service" name="leistung">
            <option value={service.slug}>{service.name}</option>
          </select>
        </div>
        <fieldset className="price-finder-sizes">
          <legend>{words.size}</legend>
          {service.sizes.map((size, index) => (
            <label key={sizeOf(size)}>
              <input type="radio" name="umfang" value={sizeOf(size)} defaultChecked={index === 0} />
              <b>{size.title}</b>
              <small>{size.area}</small>
            </label>
          ))}
        </fieldset>
      </div>
      <div className="price-finder-answer">
        <Figures sizes={service.sizes} />
        <div className="acts">
          <button className="btn btn--ink" type="submit" data-busy={wait}>
            {words.request}
          </button>
          <a className="btn btn--call btn-num" href={call.href}>
            {call.number}
          </a>
        </div>
        <a className="price-finder-more" data-more href={service.url}>
          {words.more}
        </a>
        <p className="visually-hidden" role="status" />
        <div className="price-finder-included" data-included>
          <p>{words.included}</p>
          <ul role="list" />
        </div>
      </div>
    </form>
  );
}

/** Price range and duration of the first size. The bar is scaled to the highest price of the service. */
function Figures({ sizes }: Pick<FinderService, 'sizes'>) {
  const [first] = sizes;
  if (!first) return null;
  const { before, number } = quantityOf(first.price);
  const max = scaleEnd(sizes);
  return (
    <>
      <output className="price-finder-figures" htmlFor="finder-service">
        <span className="numeral">
          <small>{before && `${before} `}</small>
          <b>{number}</b>
        </span>{' '}
        <span className="price-finder-time" data-time>
          {first.duration}
        </span>
      </output>
      <RangeBar price={first} max={max} />
      <p className="price-finder-axis" aria-hidden="true">
        <span>0</span>
        <span data-most>{decimal(max)}</span>
      </p>
    </>
  );
}
