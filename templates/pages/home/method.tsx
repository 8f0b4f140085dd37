import { Coverage } from '../../components/coverage/coverage.tsx';
import { Droplets } from '../../components/droplets/droplets.tsx';
import { Inline, Paragraphs } from '../../components/inline/inline.tsx';
import { Mark } from '../../components/mark/mark.tsx';
import { Section } from '../../components/section/section.tsx';
import { Steps } from '../../components/steps/steps.tsx';
import type { Home } from '../../data.gen.ts';

/** What cold fogging is: in words, to scale, in time, and against the cloth. */
export function Method({ method }: { readonly method: Home['method'] }) {
  return (
    <>
      <Section labelledBy="method-heading">
        <div className="grid">
          <Mark mark={method.mark} className="c1-3" />
          <div className="c4-12">
            <h2 className="h2" id="method-heading">
              {method.heading}
            </h2>
            <p className="lead method__lead">
              <Inline text={method.lead} />
            </p>
            <div className="method__text">
              <Paragraphs texts={method.paragraphs} />
            </div>
          </div>
        </div>
        <Droplets {...method.droplets} />
        <div className="method__process grid">
          <h3 className="h3 c1-3">{method.process.heading}</h3>
          <Steps steps={method.process.steps} headingLevel="h4" className="c4-12" />
        </div>
      </Section>
      <Section rule>
        <Coverage {...method.coverage} />
      </Section>
    </>
  );
}
