/** Where pages below the home page lead back to, in one place for the visible link and for search engines. */
export interface WayBack {
  readonly href: string;
  /** What the link says. */
  readonly label: string;
  /** What the page there is called; part of the label. */
  readonly name: string;
}

export const TO_HOME: WayBack = { href: '/', label: 'Zurück zur Hauptseite', name: 'Hauptseite' };

export const TO_REGIONS: WayBack = { href: '/#regions', label: 'Zurück zu den Regionen', name: 'Regionen' };

export const TO_BLOG: WayBack = { href: '/blog/', label: 'Zurück zum Blog', name: 'Blog' };
