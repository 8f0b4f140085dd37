import type { FieldFinding } from '../../protocol.ts';
import { type OpenFile, sortFindings } from '../state.ts';
import { useStudio, useStudioState } from '../use-studio.ts';
import { Findings } from './field-frame.tsx';

/** How many findings there are. A click goes to the next. */
export function Counts({ open }: { readonly open: OpenFile }) {
  const studio = useStudio();
  const { focus } = useStudioState();
  const { words } = studio;
  const { shown, missing } = sortFindings(open);
  const chips = [
    { kind: 'error', label: words.errors, all: shown.filter(({ severity }) => severity === 'error') },
    { kind: 'missing', label: words.missing, all: missing },
    {
      kind: 'warning',
      label: words.warnings,
      all: shown.filter((each) => each.severity === 'warning' && !missing.includes(each)),
    },
  ];
  const showNext = (all: readonly FieldFinding[]) => {
    const at = all.findIndex(({ field }) => field?.file === focus?.file && field?.pointer === focus?.pointer);
    const { field } = all[(at + 1) % all.length] ?? {};
    if (field) studio.show({ ...field, by: 'jump' });
  };
  return (
    <div className="counts">
      {chips.map(
        ({ kind, label, all }) =>
          all.length > 0 && (
            <button key={kind} type="button" className={`chip ${kind}`} onClick={() => showNext(all)}>
              {label}: {all.length}
            </button>
          ),
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
      {open?.phase === 'impossible' && <p className="say error">{words.impossible}</p>}
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
