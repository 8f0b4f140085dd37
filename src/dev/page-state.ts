/** What a browser with a page of the preview is told: when it connects, and after each build. */
export interface PageState {
  /** Changes whenever the page shows something else, style sheets aside. */
  readonly version: string;
  readonly styles: readonly string[];
  readonly report?: Report;
  readonly words: OverlayWords;
  /** Token that a page sends with its questions if it may be edited. */
  readonly token?: string;
}

export interface Report {
  /** True if the build was refused, so that the page comes from an earlier one. */
  readonly stopped: boolean;
  readonly heading: string;
  readonly hint: string;
  readonly findings: readonly ShownFinding[];
  /** How many more there are. Empty if these are all. */
  readonly more: string;
}

export interface ShownFinding {
  readonly severity: 'error' | 'warning';
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly editor?: string;
  readonly message: string;
  readonly why: string;
  readonly fix: string;
  readonly excerpt: readonly ExcerptLine[];
}

/** A line of a file. What lies between `before` and `after` is what the finding is about. */
export interface ExcerptLine {
  readonly number: number;
  readonly before: string;
  readonly marked: string;
  readonly after: string;
}

/** Words of the overlay; `gone` is said while the preview does not answer. */
export type OverlayWords = Readonly<Record<'language' | 'why' | 'fix' | 'hide' | 'gone', string>>;

/** Addresses of the preview itself. No file of a site can have one, because names with a dot in front are not served. */
export const OWN = {
  events: '/.nebel/events',
  script: '/.nebel/preview.js',
  styles: '/.nebel/overlay.css',
  forms: '/.nebel/forms.css',
} as const;
