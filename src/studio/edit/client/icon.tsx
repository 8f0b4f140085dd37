/** Icons as strokes on a grid of 16, because fonts of some systems lack the characters. */
const PATHS = {
  back: 'M13 8H3M7 4 3 8l4 4',
  undo: 'M3 6h7a3.5 3.5 0 0 1 0 7H6M6 3 3 6l3 3',
  redo: 'M13 6H6a3.5 3.5 0 0 0 0 7h4M10 3l3 3-3 3',
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
  duplicate: 'M6 6h7v7H6zM10 6V3H3v7h3',
  close: 'M4 4l8 8M12 4l-8 8',
  grip: 'M6 4v.01M10 4v.01M6 8v.01M10 8v.01M6 12v.01M10 12v.01',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg
    viewBox="0 0 16 16"
    width="16"
    height="16"
    fill="none"
    stroke="currentColor"
    strokeWidth={name === 'grip' ? 2 : 1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
);

interface IconButtonProps {
  readonly icon: IconName;
  readonly name: string;
  readonly isDisabled?: boolean;
  onClick(): void;
}

export const IconButton = ({ icon, name, isDisabled = false, onClick }: IconButtonProps) => (
  <button type="button" className="icon" aria-label={name} title={name} disabled={isDisabled} onClick={onClick}>
    <Icon name={icon} />
  </button>
);
