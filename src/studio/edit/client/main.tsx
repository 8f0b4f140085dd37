/** Entry point of the studio. */
import { createRoot } from 'react-dom/client';
import { orUndefined } from '../../../base/lib/collections.ts';
import { type Language, wordsIn } from '../../../base/words.ts';
import { EDIT_WORDS } from '../words.ts';
import { connectTo } from './ask.ts';
import { createStudio } from './store.ts';
import { editsStorage } from './stored-edits.ts';
import { pathInAddress, StudioWindow } from './studio.tsx';
import { StudioContext } from './use-studio.ts';

/** Name of this window, which a reload keeps. Stored only while it is left, because a duplicated window has all that is stored. */
function windowName(storage: Storage | undefined): string {
  const name = storage?.getItem('nebel-window') ?? crypto.randomUUID();
  storage?.removeItem('nebel-window');
  addEventListener('pagehide', () => storage?.setItem('nebel-window', name));
  return name;
}

/** Browsers that may keep nothing refuse the access itself. */
const [stored, storedForWindow] = [orUndefined(() => localStorage), orUndefined(() => sessionStorage)];

const { site = '' } = document.body.dataset;
const words = wordsIn(EDIT_WORDS, document.documentElement.lang as Language);
const kept = editsStorage(site, windowName(storedForWindow), stored);
addEventListener('beforeunload', (event) => {
  if (!kept.keepsAll()) event.preventDefault();
});
const studio = createStudio(connectTo(site), words, kept, pathInAddress());
document.addEventListener('visibilitychange', studio.left);
void studio.begin();
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <StudioContext value={studio}>
    <StudioWindow />
  </StudioContext>,
);
