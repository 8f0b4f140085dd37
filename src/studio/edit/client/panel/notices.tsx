import type { FieldFinding } from '../../protocol.ts';
import { sortFindings } from '../fresh-part.ts';
import type { OpenFile } from '../state.ts';
import { useStudio, useStudioState } from '../use-studio.ts';
import { Findings } from './field-frame.tsx';

/** How many findings there are. A click goes to the next. */
export function Counts({ open }: { readonly open: OpenFile }) {
  const studio = useStudio();
  const { focus, fresh } = useStudioState();
  const { shown, missing } = sortFindings(open.findings, fresh);
  const chip = (kind: string, label: string, all: readonly FieldFinding[]) => {
    const next = () => {
      const at = all.findIndex(({ field }) => field?.file === focus?.file && field?.pointer === focus?.pointer);
      const { field } = all[(at + 1) % all.length] ?? {};
      if (field) studio.show({ ...field, by: 'jump' });
    };
    return (
      all.length > 0 && (
        <button type="button" className={`chip ${kind}`} onClick={next}>
          {label}: {all.length}
        </button>
      )
    );
  };
  const { words } = studio;
  return (
    <div className="counts">
      {chip(
        'error',
        words.errors,
        shown.filter(({ severity }) => severity === 'error'),
      )}
      {chip('missing', words.missing, missing)}
      {chip(
        'warning',
        words.warnings,
        shown.filter(({ severity }) => severity === 'warning'),
      )}
    </div>
  );
}

/** What concerns the whole file: a conflict, a trouble of the system, and findings in other files. */
export function Notices({ open }: { readonly open: OpenFile | undefined }) {
  const studio = useStudio();
  const { trouble, preview } = useStudioState();
  const { words } = studio;
  const file = open?.edits.file.file ?? '';
  const elsewhere = open?.findings.filter(({ field }) => field === undefined || field.file !== file) ?? [];
  const stopped = preview?.report?.stopped && open?.phase === 'clean' ? preview.report : undefined;
  return (
    <div className="notices" role="status">
      {trouble !== undefined && <p className="say error">{trouble}</p>}
      {(open?.phase === 'impossible' || open?.phase === 'unreadable') && (
        <p className="say error">{words[open.phase]}</p>
      )}
      {open?.phase === 'conflict' && (
        <div className="say error">
          <p>{words.conflict}</p>
          <button type="button" onClick={() => void studio.decide(file, true)}>
            {words.keepMine}
          </button>
          <button type="button" onClick={() => void studio.decide(file, false)}>
            {words.takeTheirs}
          </button>
        </div>
      )}
      <Findings findings={elsewhere} />
      {stopped && elsewhere.length === 0 && (
        <details className="say error">
          <summary>{words.siteHasErrors(stopped.heading)}</summary>
          {stopped.findings.map((each) => (
            <p key={each.message + each.file} title={each.file}>
              {each.message} {each.fix}
            </p>
          ))}
        </details>
      )}
    </div>
  );
}
