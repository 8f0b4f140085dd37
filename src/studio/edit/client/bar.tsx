import { IconButton } from './icon.tsx';
import type { PageWidth } from './page/page-frame.tsx';
import { unsavedGaps } from './state.ts';
import { useStudio, useStudioState } from './use-studio.ts';
import './bar.css';

interface BarProps {
  readonly width: PageWidth;
  onWidth(width: PageWidth): void;
}

const WIDTHS: readonly PageWidth[] = ['phone', 'tablet', 'full'];

/** The top bar: which page, how wide, undo and redo, what is saved, and publishing. */
export function Bar({ width, onWidth }: BarProps) {
  const studio = useStudio();
  const { page, files, shown, status, path } = useStudioState();
  const { words } = studio;
  const { pending = 0 } = status;
  const hasUnsaved = (files.get(shown ?? '')?.phase ?? 'clean') !== 'clean';
  return (
    <header className="bar">
      <button type="button" className="find" onClick={() => studio.openDialog('pages')}>
        <span className="unseen">{words.allPages}: </span>
        <b>{page?.name ?? path}</b> <small>{page?.type}</small> <kbd>Ctrl K</kbd>
      </button>
      <fieldset className="widths" aria-label={words.width}>
        {WIDTHS.map((each) => (
          <button key={each} type="button" aria-pressed={each === width} onClick={() => onWidth(each)}>
            {words.widths[each]}
          </button>
        ))}
      </fieldset>
      <IconButton
        icon="undo"
        name={words.undo}
        isDisabled={!status.canUndo && !hasUnsaved}
        onClick={() => void studio.undo()}
      />
      <IconButton icon="redo" name={words.redo} isDisabled={!status.canRedo} onClick={() => void studio.step('redo')} />
      <SaveState />
      <a className="plain" href={path} title={words.leaveHelp}>
        {words.leave}
      </a>
      <button
        type="button"
        className="main publish"
        title={pending > 0 ? words.changes(pending) : undefined}
        onClick={() => studio.openDialog('publish')}
      >
        <span>{words.publish}</span>{' '}
        {pending > 0 && (
          <>
            <b aria-hidden="true">{pending}</b> <span className="unseen">{words.changes(pending)}</span>
          </>
        )}
      </button>
    </header>
  );
}

/** Tells whether everything is in the files, and what happened last. */
function SaveState() {
  const { words, keepsAll } = useStudio();
  const state = useStudioState();
  const { files, message, trouble } = state;
  const phases = [...files.values()].map(({ phase }) => phase);
  const isDraft = trouble !== undefined || phases.some((phase) => !['clean', 'typing'].includes(phase));
  const gaps = unsavedGaps(state);
  const draft = keepsAll() ? words.keptAsDraft : words.notKept;
  const unsaved = gaps.length > 0 ? `${words.incomplete} ${words.missing}: ${gaps.join(', ')}` : draft;
  const isTyping = phases.includes('typing');
  const text = isDraft ? unsaved : isTyping ? words.typing : message || words.hint;
  return (
    <p className={`saved ${isDraft ? 'draft' : isTyping ? 'typing' : ''}`} role="status">
      {text}
    </p>
  );
}
