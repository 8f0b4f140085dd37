/** Words of `nebel diff`. */
export interface DiffWords {
  /** Width of the widest label below, plus a gap. */
  readonly labelWidth: number;
  readonly nothing: string;
  readonly summary: (n: { added: number; removed: number; changed: number; shared: number }) => string;
  readonly added: string;
  readonly removed: string;
  readonly shared: string;
  readonly grown: string;
  readonly bytes: (before: number, after: number) => string;
  readonly onAllPages: (common: number) => string;
  readonly onPages: (hit: number, common: number) => string;
  readonly andMore: (left: number) => string;
  readonly moreLines: (left: number) => string;
  readonly morePages: (left: number) => string;
  readonly noFolder: (folder: string) => string;
  readonly kinds: {
    readonly price: string;
    readonly phone: string;
    readonly hours: string;
    readonly title: string;
    readonly description: string;
    readonly canonical: string;
    readonly robots: string;
    readonly text: string;
    readonly level: string;
    readonly moved: string;
    readonly link: string;
    readonly data: string;
  };
  readonly blocks: {
    readonly heading: string;
    readonly paragraph: string;
    readonly item: string;
    readonly cell: string;
    readonly label: string;
    readonly text: string;
  };
  readonly help: {
    readonly diff: string;
    readonly old: string;
    readonly new: string;
    readonly format: string;
  };
}
