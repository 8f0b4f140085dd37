/** How editors are asked to open a file. `{file}` stands for its path, from the root of the disk. */
export const EDITORS: Readonly<Record<string, string>> = {
  code: 'vscode://file{file}:{line}:{column}',
  codium: 'vscodium://file{file}:{line}:{column}',
  cursor: 'cursor://file{file}:{line}:{column}',
  zed: 'zed://file{file}:{line}:{column}',
  idea: 'idea://open?file={file}&line={line}&column={column}',
};

/** The pattern that was asked for: by the name of an editor, or as it is. Nothing if it names no file. */
export function editorPattern(wanted: string): string | undefined {
  const pattern = EDITORS[wanted] ?? wanted;
  return /^[a-z][a-z0-9+.-]*:/i.test(pattern) && pattern.includes('{file}') ? pattern : undefined;
}

/** The address that opens a file in the editor. Lines and columns count from 1. */
export function editorLink(pattern: string, path: string, line = 1, column = 1): string {
  const file = path.replaceAll('\\', '/').replace(/^(?!\/)/, '/');
  return pattern
    .replace('{file}', () => encodeURI(file).replace(/[#?]/g, encodeURIComponent))
    .replace('{line}', String(line))
    .replace('{column}', String(column));
}
