import type { Words } from '../../../.types/data.ts';
import { chevronLeftIcon, chevronRightIcon } from '../../components/icon/icons.gen.ts';
import { Lines, type Shapes } from '../../components/icon/lines.tsx';
import { indexAfterStep, positionText } from './use-strip.ts';
import './testimonial-carousel.css';

interface ControlsProps {
  readonly count: number;
  readonly index: number;
  readonly words: Words['testimonials'];
  readonly onChoose: (index: number) => void;
}

/** More dots do not fit between the arrows on a phone. */
const MAX_DOTS = 8;

/**
 * Previous button, one dot for each slide or the number of the current one, next button. Names, roles and states follow the
 * grouped carousel of the APG.
 */
export function Controls({ count, index, words, onChoose }: ControlsProps) {
  return (
    <div className="testimonial-carousel-controls">
      <Arrow name={words.previous} lines={chevronLeftIcon} onClick={() => onChoose(indexAfterStep(index, -1, count))} />
      {count > MAX_DOTS ? (
        <p className="testimonial-carousel-number">{positionText(words.position, index, count)}</p>
      ) : (
        <Dots count={count} index={index} words={words} onChoose={onChoose} />
      )}
      <Arrow name={words.next} lines={chevronRightIcon} onClick={() => onChoose(indexAfterStep(index, 1, count))} />
    </div>
  );
}

function Dots({ count, index, words, onChoose }: ControlsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div className="testimonial-carousel-dots" role="group" aria-label={words.choose}>
      {Array.from({ length: count }, (_, each) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position
          key={each}
          className="testimonial-carousel-dot"
          type="button"
          aria-label={positionText(words.name, each, count)}
          aria-current={each === index ? 'true' : undefined}
          aria-disabled={each === index ? true : undefined}
          onClick={() => onChoose(each)}
        />
      ))}
    </div>
  );
}

interface ArrowProps {
  readonly name: string;
  readonly lines: Shapes;
  readonly onClick: () => void;
}

function Arrow({ name, lines, onClick }: ArrowProps) {
  return (
    <button className="testimonial-carousel-arrow" type="button" aria-label={name} onClick={onClick}>
      <Lines lines={lines} />
    </button>
  );
}
