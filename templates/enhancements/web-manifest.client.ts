import type { Script } from 'nebel/browser/runtime';

/** Where `web-manifest.ts` lays it. */
const ADDRESS = '/site.webmanifest';

/**
 * Names the manifest at the first touch, since no one adds a site to a home screen without touching it. If the head named
 * it, browsers would fetch it during every first visit, beside what the first view waits for.
 */
const manifest: Script = () => {
  const name = () => {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = ADDRESS;
    document.head.append(link);
  };
  addEventListener('pointerdown', name, { once: true, passive: true });
};

export default manifest;
