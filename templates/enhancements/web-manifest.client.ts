import type { Script } from 'nebel/browser/runtime';

/** File written by `web-manifest.ts`, beside the icon. The address of that has the path of the site on its host. */
const FILE = 'site.webmanifest';

/**
 * Adds the link to the manifest on the first touch, since nobody adds a site to the home screen without touching it. In the
 * head, it would be fetched on every first visit, in competition with what the first view needs.
 */
const manifest: Script = () => {
  const addLink = () => {
    const icon = document.querySelector('[rel=apple-touch-icon]')?.getAttribute('href') ?? '/';
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = icon.replace(/[^/]*$/, FILE);
    document.head.append(link);
  };
  addEventListener('pointerdown', addLink, { once: true, passive: true });
};

export default manifest;
