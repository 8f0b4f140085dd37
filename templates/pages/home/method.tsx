import type { Home } from '../../../.types/data.ts';
import { Coverage } from '../../components/coverage/coverage.tsx';
import { Droplets } from '../../components/droplets/droplets.tsx';
import { Section } from '../../components/section/section.tsx';
import { Steps } from '../../components/steps/steps.tsx';
import { Statement } from './statement.tsx';
import './method.css';

/** Explains cold fogging: in words, drawn to scale, step by step, and compared with wiping. */
export function Method({ method }: { readonly method: Home['method'] }) {
  return (
    <>
      <Section>
        <Statement statement={method} />
        <Droplets {...method.droplets} />
        <div className="method-process grid">
          <h3 id="ablauf" className="h3 c1-3">
            {method.process.heading}
          </h3>
          <Steps steps={method.process.steps} headingLevel="h4" className="c4-12" />
        </div>
      </Section>
      <Section rule>
        <Coverage {...method.coverage} />
      </Section>
    </>
  );
}
