import { type CSSProperties, useEffect, useState } from 'react';
import { followStates } from '../../dev/browser/events.ts';
import { STUDIO_PATH } from '../protocol.ts';
import { Bar } from './bar.tsx';
import { CopyDialog, MoveDialog } from './dialogs/page-dialogs.tsx';
import { PagesDialog } from './dialogs/pages-dialog.tsx';
import { PublishDialog } from './dialogs/publish-dialog.tsx';
import { NO_PAGE, PageFrame, type PageWidth } from './page/page-frame.tsx';
import { Panel } from './panel/panel.tsx';
import { Sash } from './sash.tsx';
import { useStudio, useStudioState } from './use-studio.ts';
import './studio.css';

/** Path of the page that the address of the window names. */
export const pathInAddress = () => location.pathname.slice(STUDIO_PATH.length) || '/';

/** Everything in the window: the top bar, the page, and the panel beside it. */
export function StudioWindow() {
  const studio = useStudio();
  const { dialog, path, site, trouble } = useStudioState();
  const [width, setWidth] = useState<PageWidth>('full');
  const [panelWidth, setPanelWidth] = useState<number>();
  const [shownPage, setShownPage] = useState(NO_PAGE);
  useEffect(() => {
    const { style } = document.documentElement;
    for (const [name, [light, dark]] of Object.entries(site.colors ?? {}))
      style.setProperty(`--${name}`, `light-dark(${light}, ${dark})`);
  }, [site]);
  useEffect(() => {
    if (pathInAddress() !== path) history.pushState(null, '', STUDIO_PATH + path);
    return followStates(path, studio.previewed, studio.lost);
  }, [studio, path]);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const key = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey;
      const isTyping =
        event.target instanceof HTMLElement && event.target.matches('input:not([type=checkbox]), textarea');
      if (isCommand && event.key === 'k') studio.openDialog('pages');
      else if (isCommand && event.key === 'z' && !isTyping) void (event.shiftKey ? studio.step('redo') : studio.undo());
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', key, { signal });
    addEventListener('popstate', () => studio.go(pathInAddress()), { signal });
    return () => listening.abort();
  }, [studio]);
  if (site.schemas.size === 0) return <p role="status">{trouble ?? studio.words.loading}</p>;
  return (
    <div className="studio" style={{ '--panel': panelWidth && `${panelWidth}px` } as CSSProperties}>
      <Bar width={width} onWidth={setWidth} />
      <Panel shownPage={shownPage} sash={<Sash onResize={setPanelWidth} />} />
      <PageFrame key={path} width={width} onShown={setShownPage} />
      {dialog === 'pages' && <PagesDialog />}
      {dialog === 'publish' && <PublishDialog />}
      {typeof dialog === 'object' && 'copy' in dialog && <CopyDialog page={dialog.copy} />}
      {typeof dialog === 'object' && 'move' in dialog && <MoveDialog page={dialog.move} />}
    </div>
  );
}
