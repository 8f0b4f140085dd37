import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import type { ShownPage } from '../page/page-frame.tsx';
import type { Focus } from '../state.ts';
import { useStudio, useStudioState } from '../use-studio.ts';
import { FileForm } from './file-form.tsx';
import { Counts, Notices } from './notices.tsx';
import './panel.css';

interface PanelProps {
  /** What the page in the frame shows, once it has been read. */
  readonly shownPage: ShownPage;
  /** Its edge, with which it is made wider or narrower. */
  readonly sash: ReactNode;
}

/** The form of the page, or of another file whose text was clicked. */
export function Panel({ shownPage, sash }: PanelProps) {
  const studio = useStudio();
  const { shown, page, files, focus } = useStudioState();
  const { words } = studio;
  const open = files.get(shown ?? '');
  const list = useRef<HTMLDivElement>(null);
  /** On a phone, the panel is a sheet of two heights. */
  const [isTall, setTall] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus && focus.by !== 'field' && list.current) reveal(list.current, focus);
  }, [focus]);
  // On another page, and after a part that was removed, the keyboard begins with its fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them can have taken the focus away
  useEffect(() => {
    if (shown !== undefined && document.activeElement === document.body) heading.current?.focus();
  }, [shown, focus]);
  const isOther = shown !== undefined && shown !== page?.file;
  return (
    <aside className={isTall ? 'panel tall' : 'panel'} aria-label={words.panel}>
      {sash}
      <header>
        <button type="button" className="height" aria-expanded={isTall} onClick={() => setTall(!isTall)}>
          {isTall ? words.lower : words.higher}
        </button>
        <h1 ref={heading} tabIndex={-1}>
          {open?.edits.file.name ?? page?.name ?? words.page}
        </h1>
        {isOther && page?.file !== undefined && (
          <button
            type="button"
            className="plain"
            onClick={() => studio.show({ file: page.file ?? '', pointer: '', by: 'jump' })}
          >
            <Icon name="back" /> {words.backTo} {page.name}
          </button>
        )}
        {open && <Counts open={open} />}
      </header>
      <Notices open={open} />
      <div className="list" ref={list}>
        {open ? (
          <FileForm key={shown} open={open} order={shownPage.order} />
        ) : (
          <p className="empty">{page && page.file === undefined ? words.noFile : words.loading}</p>
        )}
        {open && !isOther && <Appearance {...shownPage} />}
      </div>
    </aside>
  );
}

/** How the page appears in search results and when someone shares it. */
function Appearance({ title, description, address, picture }: ShownPage) {
  const { words } = useStudio();
  if (title === '') return null;
  return (
    <details className="section">
      <summary>{words.appearance}</summary>
      <div className="inside appearance">
        <small>{address}</small>
        <b>{title}</b>
        <p>{description}</p>
        {picture && <img src={picture.src} alt={picture.alt} loading="lazy" />}
      </div>
    </details>
  );
}

/** Scrolls to a field, or to the innermost part around it that is shown, and focuses it unless the page has the focus. */
function reveal(list: HTMLElement, { pointer, by }: Focus): void {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const field = list.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(at)}"]`);
    if (field) {
      for (let each: Element | null = field; each; each = each.parentElement)
        if (each instanceof HTMLDetailsElement) each.open = true;
      const inputs = [...field.querySelectorAll<HTMLElement>('input, textarea, select, .thumbs button')];
      const usual = inputs.find((each) => !each.closest('details.technical'));
      const target = usual ?? inputs[0] ?? field.querySelector<HTMLElement>('.name, .add');
      // A whole part can be higher than the panel.
      (target ?? field).scrollIntoView({ block: 'center' });
      if (by === 'jump') target?.focus({ preventScroll: true });
      return;
    }
    if (at === '') return;
  }
}
