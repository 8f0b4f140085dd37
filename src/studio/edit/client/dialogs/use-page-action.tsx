import type { ReactNode } from 'react';
import type { EditRequest, EditResult, NameProblem } from '../../protocol.ts';
import { Findings } from '../panel/field-frame.tsx';
import { useStudio } from '../use-studio.ts';

/**
 * Returns a function that creates, renames or removes a page. It goes to the page that the server names and says `done`, or
 * resolves to why it is not possible.
 */
export function usePageAction(): (request: EditRequest, done: string) => Promise<ReactNode> {
  const studio = useStudio();
  const { words } = studio;
  return async (request, done) => {
    const result = await studio.ask<EditResult | NameProblem>(request);
    if (!result) return undefined;
    if ('problem' in result)
      return (
        <p className="say error">{result.problem === 'exists' ? words.pageExists : words.badName(result.suggestion)}</p>
      );
    if (result.outcome === 'refused')
      return (
        <>
          <p>{words.refused}</p>
          <Findings findings={result.findings} />
        </>
      );
    if (result.outcome !== 'fine') return <p className="say error">{words[result.outcome]}</p>;
    studio.go(result.url ?? '/', done);
    return undefined;
  };
}
