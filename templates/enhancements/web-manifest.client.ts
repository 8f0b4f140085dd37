import type { Script } from 'nebel/browser/runtime';

/** Path of the file written by `web-manifest.ts`. */
const ADDRESS = '/site.webmanifest';

/**
 * Adds the link to the manifest on the first touch, since nobody adds a site to the home screen without touching it. In the
 * head, it would be fetched on every first visit, in competition with what the first view needs.
 */
const manifest: Script = () => {
  const addLink = () => {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = ADDRESS;
    document.head.append(link);
  };
  addEventListener('pointerdown', addLink, { once: true, passive: true });
};

export default manifest;
