/** Entry point of the studio. */
import { createRoot } from 'react-dom/client';
import { type Language, wordsIn } from '../../../base/words.ts';
import { EDIT_WORDS } from '../words.ts';
import { connectTo } from './ask.ts';
import { createStudio } from './store.ts';
import { editsStorage } from './stored-edits.ts';
import { pathInAddress, StudioWindow } from './studio.tsx';
import { StudioContext } from './use-studio.ts';

/** Name of this window, which a reload keeps. Stored only while it is left, because a duplicated window has all that is stored. */
function windowName(): string {
  const name = sessionStorage.getItem('nebel-window') ?? crypto.randomUUID();
  sessionStorage.removeItem('nebel-window');
  addEventListener('pagehide', () => sessionStorage.setItem('nebel-window', name));
  return name;
}

const { site = '' } = document.body.dataset;
const words = wordsIn(EDIT_WORDS, document.documentElement.lang as Language);
const kept = editsStorage(site, windowName(), localStorage);
const studio = createStudio(connectTo(site), words, kept, pathInAddress());
// The texts of the page can only be told apart once the schemas are here.
await studio.begin();
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <StudioContext value={studio}>
    <StudioWindow />
  </StudioContext>,
);
