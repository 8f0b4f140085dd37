import { showBusy } from './busy.ts';
import type { Mount, Runtime } from './runtime.ts';

// biome-ignore lint/suspicious/noExplicitAny: each island's entry states the type of its own props
export type LoadIsland = () => Promise<{ readonly default: Mount<any> }>;

/** Longest wait of a submitted form for its island, in milliseconds. */
const PATIENCE = 5_000;

const TOUCHES = ['focusin', 'pointerdown', 'input'];

/** Loads the props of an island, from the page or, if they are large, from a file. */
const propsOf = async ({ dataset }: HTMLElement) =>
  dataset.propsFile ? (await fetch(dataset.propsFile)).json() : JSON.parse(dataset.props ?? '{}');

/** Hydrates an island once, when it approaches the viewport or is first used. Until then, it is plain HTML. */
export function watchIsland(element: HTMLElement, load: LoadIsland, loadRuntime: () => Promise<Runtime>): void {
  let waking: Promise<boolean> | undefined;
  let isAwake = false;
  /** Restores a form that is shown as being sent. */
  let restore = () => {};

  /** Resolves to false if the island cannot be loaded or mounted. Its HTML then stays as it is. */
  const wake = () => {
    waking ??= Promise.all([load(), propsOf(element), loadRuntime()])
      .then(([{ default: mount }, props, runtime]) => {
        restore();
        mount(element, props, runtime);
        isAwake = true;
        return true;
      })
      .catch((error: unknown) => {
        console.error(error);
        // The next touch tries again.
        waking = undefined;
        return false;
      });
    return waking;
  };

  for (const touch of TOUCHES) element.addEventListener(touch, () => isAwake || wake(), { passive: true });

  // A visitor may be faster than the network. The form is held until its island can send it, or submitted as plain HTML
  // if the island fails to load in time. Further clicks meanwhile have no effect.
  let isHeld = false;
  element.addEventListener('submit', async (event) => {
    const held = event.target as HTMLFormElement;
    if (isAwake) return;
    event.preventDefault();
    if (isHeld) return;
    isHeld = true;
    const onlyByScript = held.querySelector('noscript');
    restore = showBusy(held);
    const isLate = new Promise<void>((resolve) => {
      // A form with a `noscript` message cannot be sent without JavaScript, so it has no timeout.
      if (!onlyByScript) setTimeout(resolve, PATIENCE);
    });
    const isThere = await Promise.race([wake(), isLate]);
    // React may have replaced the form.
    const selector = `[data-island="${element.dataset.island}"] form`;
    const form = held.isConnected ? held : document.querySelector<HTMLFormElement>(selector);
    restore();
    if (isThere) form?.requestSubmit();
    // Shows the message. With scripts on, the parser has kept its markup as text.
    else if (onlyByScript) onlyByScript.outerHTML = onlyByScript.textContent;
    else form?.submit();
    isHeld = false;
  });

  const observer = new IntersectionObserver(
    (changes) => {
      if (changes.some(({ isIntersecting }) => isIntersecting)) {
        observer.disconnect();
        wake();
      }
    },
    { rootMargin: '300px' },
  );
  observer.observe(element);
}
