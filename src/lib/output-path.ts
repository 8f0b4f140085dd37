/** The file of an address in the output folder: `/teams/red/` → `teams/red/index.html`, `/404.html` → `404.html`. */
export function outputPath(url: string): string {
  return url.endsWith('/') ? `${url.slice(1)}index.html` : url.slice(1);
}

/** The address of a file in the output folder: `teams/red/index.html` → `/teams/red/`, `404.html` → `/404.html`. */
export const addressOfOutput = (output: string) => `/${output.replace(/(^|\/)index\.html$/, '$1')}`;
