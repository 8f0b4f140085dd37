/** Checks that the files a definition names exist, and that its page types have what they need and differ. */
import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PageType, SiteDefinition } from '../../api/template-api.ts';
import { TemplateMistake } from '../../base/findings/failure.ts';
import { finding } from '../../base/findings/finding.ts';

/** Functions that every page type has. */
const NEEDED = ['url', 'summary', 'anchors', 'meta', 'render'] as const satisfies readonly (keyof PageType)[];

/** What no two page types share. */
const DISTINCT = ['name', 'files'] as const satisfies readonly (keyof PageType)[];

/** Throws a `TemplateMistake` if a definition names files that do not exist, or page types that cannot work. */
export function checkDefinition(site: SiteDefinition): void {
  const { islands = {}, scripts = [], pictureFonts = [], styles } = site;
  const named = { styles: [styles], islands: Object.values(islands), scripts, pictureFonts };
  for (const [field, paths] of Object.entries(named)) for (const path of paths) requireModule(site, field, path);
  requireFile(site, 'publicFiles', site.publicFiles, true);
  for (const [index, type] of site.pageTypes.entries()) checkPageType(site, type, index);
}

function checkPageType({ templates, pageTypes }: SiteDefinition, type: PageType, index: number): void {
  const file = `${basename(templates)}/site.ts`;
  const lacking = NEEDED.find((field) => typeof type[field] !== 'function');
  if (lacking)
    throw new TemplateMistake(finding('template-type', { file }, { type: type.name, field: lacking, isTwice: false }));
  const shared = DISTINCT.find((field) => pageTypes.slice(0, index).some((other) => other[field] === type[field]));
  if (shared)
    throw new TemplateMistake(finding('template-type', { file }, { type: type[shared], field: shared, isTwice: true }));
}

/** Extensions that an import may leave out. */
const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js'];

function requireModule(site: SiteDefinition, field: string, path: string): void {
  if (EXTENSIONS.some((extension) => existsSync(join(site.templates, path + extension)))) return;
  throw missing(site, field, path, false);
}

/** Throws a `TemplateMistake` if a path of the templates does not exist. */
export function requireFile(site: SiteDefinition, field: string, path: string, isFolder = false): void {
  const found = statSync(join(site.templates, path), { throwIfNoEntry: false });
  if (!found || found.isDirectory() !== isFolder) throw missing(site, field, path, isFolder);
}

const missing = ({ templates }: SiteDefinition, field: string, path: string, isFolder: boolean) =>
  new TemplateMistake(finding('template-missing', { file: `${basename(templates)}/${path}` }, { field, isFolder }));
