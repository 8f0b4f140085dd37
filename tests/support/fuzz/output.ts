import { Parser } from 'htmlparser2';
import { FAVICON } from '../../../templates/logo.ts';

export type Files = ReadonlyMap<string, string | Uint8Array>;

/**
 * Returns everything in built files that a browser would run, follow or write where it must not. Empty for a safe site.
 *
 * @param known files that were checked before; unchanged ones are skipped
 */
export function dangersIn(files: Files, known: Files = new Map()): string[] {
  return [
    ...pathDangers([...files.keys()]),
    ...changedFrom(files, known).flatMap((path) =>
      contentDangers(path, textOf(files, path)).map((danger) => `${path}: ${danger}`),
    ),
  ];
}

/** Returns the paths of files that differ from another build. */
export const changedFrom = (files: Files, others: Files): string[] =>
  [...files].filter(([path, content]) => others.get(path) !== content).map(([path]) => path);

export const textOf = (files: Files, path: string): string => {
  const content = files.get(path) ?? '';
  return typeof content === 'string' ? content : Buffer.from(content).toString('utf8');
};

/** Maximum length of a file name in common file systems, in bytes. */
const MAX_NAME_BYTES = 255;

function pathDangers(paths: readonly string[]): string[] {
  const folders = new Set(
    paths.flatMap((path) =>
      path
        .split('/')
        .slice(0, -1)
        .map((_, at, all) => all.slice(0, at + 1).join('/')),
    ),
  );
  const lower = new Map<string, string>();
  return paths.flatMap((path) => {
    const parts = path.split('/');
    const double = lower.get(path.toLowerCase());
    lower.set(path.toLowerCase(), path);
    return [
      ...(parts.some((part) => ['', '.', '..'].includes(part)) || /[\\:\0]/.test(path)
        ? [`${path} leaves the folder`]
        : []),
      ...(parts.some((part) => Buffer.byteLength(part) > MAX_NAME_BYTES) ? [`${path} is too long a name`] : []),
      ...(folders.has(path) ? [`${path} is a file and a folder`] : []),
      ...(double === undefined ? [] : [`${path} and ${double} are one file on many disks`]),
    ];
  });
}

function contentDangers(path: string, text: string): string[] {
  if (path.endsWith('.html')) return markupDangers(text, false);
  if (path.endsWith('.svg')) return [...markupDangers(text, true), ...xmlFaults(text)];
  if (path.endsWith('.xml')) return xmlFaults(text);
  if (/\.(json|webmanifest)$/.test(path)) return jsonFaults(text);
  if (path === '_redirects') return linesUnlike(text, /^(#.*|\/[\w./-]* \/[\w./-]* (301|302|404|410)!?|)$/);
  if (path === '_headers') return linesUnlike(text, /^(#.*|\/(assets\/)?\*| {2}[A-Z][A-Za-z-]+: [\x20-\x7e]+|)$/);
  if (path === '.htaccess') return linesUnlike(text, /^[\x20-\x7e]*$/).concat(quoteFaults(text));
  if (path === 'robots.txt') return linesUnlike(text, /^(User-agent: \*|Allow: \/|Sitemap: https:\/\/[^\s<>"]+|)$/);
  return [];
}

const linesUnlike = (text: string, pattern: RegExp): string[] =>
  text.split('\n').flatMap((line) => (pattern.test(line) ? [] : [`has the line ${JSON.stringify(line)}`]));

const quoteFaults = (text: string): string[] =>
  text.split('\n').flatMap((line) => ((line.match(/"/g)?.length ?? 0) % 2 === 0 ? [] : [`has an open quote: ${line}`]));

/** Elements that load, run or rebase something, and must not be on a page made of data. */
const FORBIDDEN = new Set([
  'style',
  'base',
  'iframe',
  'object',
  'embed',
  'frame',
  'applet',
  'foreignobject',
  'template',
]);

/** Attributes whose value a browser resolves as an address. */
const ADDRESSES = new Set([
  'href',
  'xlink:href',
  'src',
  'action',
  'formaction',
  'poster',
  'data',
  'background',
  'cite',
]);

function markupDangers(text: string, xmlMode: boolean): string[] {
  const dangers: string[] = [];
  let json: string | undefined;
  const parser = new Parser(
    {
      onopentag(rawName, attributes) {
        const name = rawName.toLowerCase();
        if (FORBIDDEN.has(name)) dangers.push(`<${name}>`);
        if (name === 'script') {
          if (attributes.type === 'application/ld+json') json = '';
          else if (!/^\/assets\/[\w-]+\.js$/.test(attributes.src ?? ''))
            dangers.push(`<script> ${JSON.stringify(attributes)}`);
        }
        if (
          name === 'meta' &&
          attributes['http-equiv'] !== undefined &&
          !/^0; url=\/[\w./-]*$/.test(attributes.content ?? '')
        )
          dangers.push(`<meta> ${attributes.content}`);
        for (const [attribute, value] of Object.entries(attributes))
          dangers.push(...attributeDangers(attribute, value));
      },
      ontext(part) {
        if (json !== undefined) json += part;
      },
      onclosetag() {
        if (json !== undefined) dangers.push(...jsonFaults(json));
        json = undefined;
      },
    },
    { xmlMode, decodeEntities: true },
  );
  parser.end(text);
  return dangers;
}

function attributeDangers(attribute: string, value: string): string[] {
  const name = attribute.toLowerCase();
  if (/^on/.test(name) || name === 'srcdoc' || /[^\w:.-]/.test(name)) return [`the attribute ${attribute}="${value}"`];
  if (name === 'style') return [`style="${value}"`];
  if (!ADDRESSES.has(name) || isHarmless(value)) return [];
  return [`${attribute}="${value}"`];
}

/** True for an address that the site may point to, parsed like a browser: without leading spaces and without line breaks. */
function isHarmless(address: string): boolean {
  // The favicon is constant: no content can influence it.
  if (address === FAVICON) return true;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these before they look for the scheme
  const read = address.replace(/^[\u0000-\u0020]+|[\t\n\r]/g, '');
  if (/^[\\/]{2}/.test(read)) return false;
  return !/^[a-z][a-z0-9+.-]*:/i.test(read) || /^(https|tel|mailto):/i.test(read);
}

function jsonFaults(text: string): string[] {
  try {
    JSON.parse(text);
    return [];
  } catch {
    return ['is no JSON'];
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids these
const NOT_XML = /(?![\t\n\r])[\0-\x1f]|[\p{Cs}\ufffe\uffff]/u;

/** Returns what a strict XML parser would reject. */
export function xmlFaults(text: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  if (NOT_XML.test(text)) faults.push('holds a character that XML forbids');
  if (/&(?!(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(text)) faults.push('holds a bare &');
  const parser = new Parser(
    {
      onopentagname: (name) => open.push(name),
      onclosetag(name, implied) {
        if (open.pop() !== name || (implied && !text.slice(0, parser.endIndex + 1).endsWith('/>')))
          faults.push(`<${name}> is not closed`);
      },
      ontext(part) {
        if (part.includes(']]>')) faults.push('holds ]]>');
      },
      oncdatastart: () => faults.push('holds CDATA'),
    },
    { xmlMode: true, decodeEntities: false },
  );
  parser.end(text);
  return open.length > 0 ? [...faults, `<${open[0]}> is never closed`] : faults;
}

/** Returns the elements of a page and the names of their attributes, which must not depend on texts. */
export function structureOf(html: string): string[] {
  const structure: string[] = [];
  new Parser({
    onopentag(name, attributes) {
      // Long props of an island are in a file, and their length depends on texts.
      const names = Object.keys(attributes).map((each) => (each === 'data-props-file' ? 'data-props' : each));
      structure.push(`<${[name, ...names].join(' ')}>`);
    },
    onclosetag: (name) => structure.push(`</${name}>`),
  }).end(html);
  return structure;
}
