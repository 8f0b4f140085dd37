/** The file of an address in the output folder: `/teams/red/` → `teams/red/index.html`, `/404.html` → `404.html`. */
export function outputPath(url: string): string {
  return url.endsWith('/') ? `${url.slice(1)}index.html` : url.slice(1);
}
