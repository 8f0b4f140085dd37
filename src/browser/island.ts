import type { Mount, Runtime } from './runtime.ts';

// biome-ignore lint/suspicious/noExplicitAny: each island's entry states the type of its own props
export type LoadIsland = () => Promise<{ readonly default: Mount<any> }>;

/** How long a form that was sent waits for its island, in milliseconds: someone sees nothing happen meanwhile. */
const PATIENCE = 8_000;

const TOUCHES = ['focusin', 'pointerdown', 'input'];

/** What the island knows: in the page, or in a file if there is much of it. */
const propsOf = async ({ dataset }: HTMLElement) =>
  dataset.propsFile ? (await fetch(dataset.propsFile)).json() : JSON.parse(dataset.props ?? '{}');

/** Brings an island to life, once, when it is about to come into view or is touched. Until then it is plain HTML. */
export function watchIsland(element: HTMLElement, load: LoadIsland, loadRuntime: () => Promise<Runtime>): void {
  let waking: Promise<boolean> | undefined;
  let isAwake = false;

  /** False if the island could not be loaded or started. Its HTML stays as it is. */
  const wake = () => {
    waking ??= Promise.all([load(), propsOf(element), loadRuntime()])
      .then(([{ default: mount }, props, runtime]) => {
        mount(element, props, runtime);
        isAwake = true;
        return true;
      })
      .catch((error: unknown) => {
        console.error(error);
        return false;
      });
    return waking;
  };

  for (const touch of TOUCHES) element.addEventListener(touch, wake, { once: true, passive: true });

  // Someone may be faster than the network. The form is held until its island can send it, and sent as plain HTML if
  // the island does not come, or not soon. A second click meanwhile changes nothing.
  let isHeld = false;
  element.addEventListener('submit', async (event) => {
    if (isAwake) return;
    event.preventDefault();
    if (isHeld) return;
    isHeld = true;
    const held = event.target as HTMLFormElement;
    const isLate = new Promise<boolean>((resolve) => {
      // A form with words for those without script is one that the browser cannot send by itself.
      if (!held.querySelector('noscript')) setTimeout(resolve, PATIENCE, false);
    });
    const isThere = await Promise.race([wake(), isLate]);
    // React may have put another form in its place.
    const selector = `[data-island="${element.dataset.island}"] form`;
    const form = held.isConnected ? held : document.querySelector<HTMLFormElement>(selector);
    if (isThere) form?.requestSubmit();
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
