import { Parser } from 'htmlparser2';

/** A node of sanitised HTML, which has only elements and attributes of the allow-list. */
export type FragmentNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'element'; readonly tag: AllowedTag; readonly href?: string; readonly children: FragmentNode[] };

type AllowedTag = (typeof ALLOWED_TAGS)[number];

export interface FragmentFault {
  readonly kind: 'element' | 'attribute' | 'unclosed';
  readonly name: string;
}

interface FragmentResult {
  readonly nodes: readonly FragmentNode[];
  readonly faults: readonly FragmentFault[];
  readonly links: readonly string[];
}

/** Elements allowed in HTML fields. All others are reported and never rendered. */
export const ALLOWED_TAGS = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a'] as const;

/** Maximum nesting depth. Rendering thousands of nested elements overflows the stack. */
const MAX_DEPTH = 16;

const isAllowed = (name: string): name is AllowedTag => (ALLOWED_TAGS as readonly string[]).includes(name);

/** Elements whose closing tag is optional in HTML, or forbidden. */
const OPTIONAL_END: ReadonlySet<AllowedTag> = new Set(['p', 'br', 'li']);

/** Parses an HTML fragment into allowed nodes. A forbidden element is dropped with its content. */
export function parseFragment(html: string): FragmentResult {
  const root: FragmentNode[] = [];
  const faults: FragmentFault[] = [];
  const links: string[] = [];
  const open: { tag: string; children: FragmentNode[]; dropped: boolean }[] = [];
  const target = () => open.at(-1)?.children ?? root;
  const dropping = () => open.at(-1)?.dropped ?? false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const allowed = isAllowed(name);
        faults.push(...(allowed ? attributeFaults(name, attributes) : [{ kind: 'element', name } as const]));
        const children: FragmentNode[] = [];
        // Reported once per branch, at the limit.
        if (open.length === MAX_DEPTH) faults.push({ kind: 'unclosed', name });
        const dropped = dropping() || !allowed || open.length >= MAX_DEPTH;
        if (!dropped) {
          const href = name === 'a' ? attributes.href : undefined;
          if (href !== undefined) links.push(href);
          target().push({ kind: 'element', tag: name, children, ...(href === undefined ? {} : { href }) });
        }
        open.push({ tag: name, children, dropped });
      },
      ontext(text) {
        if (!dropping()) target().push({ kind: 'text', text });
      },
      onclosetag(name, implied) {
        if (implied && isAllowed(name) && !OPTIONAL_END.has(name)) faults.push({ kind: 'unclosed', name });
        open.pop();
      },
    },
    { lowerCaseTags: true, decodeEntities: true },
  );
  parser.end(html);
  return { nodes: root, faults, links };
}

const attributeFaults = (tag: AllowedTag, attributes: object): FragmentFault[] =>
  Object.keys(attributes)
    .filter((name) => !(tag === 'a' && name === 'href'))
    .map((name) => ({ kind: 'attribute', name }));
