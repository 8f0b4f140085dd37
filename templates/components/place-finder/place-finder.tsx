import type { Home } from '../../../.types/data.ts';
import { CallLink } from '../form/call-link.tsx';
import type { CallView } from '../form/form-view.ts';
import { arrowRightIcon } from '../icon/icons.gen.ts';
import { Lines } from '../icon/lines.tsx';
import './place-finder.css';

interface PlaceFinderProps {
  readonly words: Home['regions']['finder'];
  /** Label of the time until the next appointment. */
  readonly appointment: string;
  /** Label of the link to the form. */
  readonly request: string;
  /** Text of the button while its script loads. */
  readonly wait: string;
  readonly call: CallView;
}

/**
 * «Kommen Sie zu mir?» Finds the region page for a postal code or a place. The style sheet hides it if scripts are off; the
 * list of all regions takes its place.
 */
export function PlaceFinder({ words, appointment, request, wait, call }: PlaceFinderProps) {
  return (
    <form className="place-finder" action="/#regions" method="get" aria-labelledby="where-heading">
      <h3 className="h3" id="where-heading">
        {words.heading}
      </h3>
      <label htmlFor="where-place">{words.label}</label>
      <div className="place-finder-entry">
        <div className="field">
          <input
            type="text"
            id="where-place"
            name="ort"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={false}
            aria-controls="where-list"
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={60}
          />
          <div id="where-list" className="place-finder-list" role="listbox" aria-label={words.label} hidden />
        </div>
        <button className="btn btn--ink" type="submit" data-busy={wait}>
          {words.button}
        </button>
      </div>
      <p className="visually-hidden" data-count role="status" />
      <div aria-live="polite">
        <div className="place-finder-answer" data-answer hidden>
          <p className="place-finder-place" data-place />
          <p className="place-finder-verdict" data-verdict />
          <ul role="list" className="place-finder-which" data-which hidden />
          <dl className="facts">
            <div data-appointment>
              <dt>{appointment}</dt>
              <dd />
            </div>
            <div data-price>
              <dt>{words.price}</dt>
              <dd />
            </div>
          </dl>
          <div className="acts">
            <a className="btn btn--ink" data-ask href="/#contact">
              {request}
            </a>
            <a className="btn" data-page href="#regions">
              <span data-page-name />
              <Lines lines={arrowRightIcon} />
            </a>
            <CallLink call={call} />
          </div>
        </div>
      </div>
    </form>
  );
}
