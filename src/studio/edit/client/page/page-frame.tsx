import { useCallback, useEffect, useRef } from 'react';
import { pointerSegments, valueAt } from '../../../../base/lib/json-pointer.ts';
import { fieldAt } from '../../../../base/lib/json-schema.ts';
import { IN_STUDIO } from '../../../dev/page-state.ts';
import { formFor } from '../../form.ts';
import type { FieldPlace } from '../../protocol.ts';
import { changesOf, pointerAfterAll } from '../edits.ts';
import { sortFindings } from '../state.ts';
import type { Studio } from '../store.ts';
import { useStudio, useStudioState } from '../use-studio.ts';
import { type MarkedPage, markPage } from './marked-page.ts';
import { matchFields, textsOf } from './texts.ts';
import type { TextContent } from './typing.ts';
import './page-frame.css';

export type PageWidth = 'phone' | 'tablet' | 'full';

/** What the panel needs to know of the page in the frame. */
export interface ShownPage {
  /** Position of each field on the page, by file and pointer. */
  readonly order: ReadonlyMap<string, number>;
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly picture?: { readonly src: string; readonly alt: string } | undefined;
}

export const NO_PAGE: ShownPage = { order: new Map(), title: '', description: '', address: '' };

interface PageFrameProps {
  readonly width: PageWidth;
  onShown(page: ShownPage): void;
}

/** The page that is edited, as visitors will see it. It follows the store: what is typed in the panel appears here. */
export function PageFrame({ width, onShown }: PageFrameProps) {
  const studio = useStudio();
  const { path, files, focus, preview, page } = useStudioState();
  const frame = useRef<HTMLIFrameElement>(null);
  const marked = useRef<MarkedPage>(undefined);
  const shownVersion = useRef('');
  const mirrored = useRef<readonly FieldPlace[]>([]);
  const readings = useRef(0);

  /** @param isUpdate whether a new build replaces what the page shows, but no text while that is typed */
  const read = useCallback(
    async (isUpdate = false) => {
      readings.current += 1;
      const reading = readings.current;
      // What is being loaded will be read then.
      while (isUpdate && isBlank(frame.current)) await pause();
      const document = frame.current?.contentDocument;
      if (!document?.body || reading !== readings.current) return;
      // An address that redirects has led to another page.
      const { pathname } = document.location;
      if (pathname !== studio.get().path) return studio.go(pathname);
      if (!isUpdate) marked.current = undefined;
      const isCurrent = () => reading === readings.current && document === frame.current?.contentDocument;
      const isTyping = () => marked.current?.isTyping() ?? false;
      const built = isUpdate ? await builtPage(document) : document;
      if (!built) {
        while (isCurrent() && isTyping()) await pause();
        if (isCurrent()) document.location.reload();
        return;
      }
      const { body } = built;
      prepare(body);
      const texts = textsOf(body);
      const requested = texts.map(({ text, isLeaf }) => ({ text, isLeaf }));
      let found = await studio.readPage(pathname, requested);
      while (isCurrent() && (!found || isTyping())) {
        await pause();
        found ??= await studio.readPage(pathname, requested);
      }
      if (!found || !isCurrent()) return;
      const { page: fields, placeOf } = found;
      if (isUpdate) {
        document.title = built.title;
        document.body.replaceWith(document.adoptNode(body));
      }
      const content = (field: FieldPlace) => contentOf(studio, field);
      const current = markPage(document, matchFields(texts, fields), studio, placeOf, content);
      marked.current = current;
      onShown({ order: current.order(), ...appearanceOf(built) });
      await studio.pageShown(fields);
      current.activate();
      mirrored.current = mirrorEdits(studio, current, []);
    },
    [studio, onShown],
  );

  const version = preview?.version;
  useEffect(() => {
    if (version === undefined || version === shownVersion.current) return;
    const isFirst = shownVersion.current === '';
    shownVersion.current = version;
    if (!isFirst) void read(true);
  }, [version, read]);
  useEffect(() => {
    // What has been loaded meanwhile can be typed into.
    if (files.size === 0 || !marked.current) return;
    marked.current.activate();
    mirrored.current = mirrorEdits(studio, marked.current, mirrored.current);
  }, [files, studio]);
  useEffect(() => {
    if (focus && focus.by !== 'page') marked.current?.select(focus.file, focus.pointer);
  }, [focus]);

  return (
    <main className={`page ${width}`}>
      <iframe
        ref={frame}
        title={page?.name ?? studio.words.page}
        src={`${path}?${IN_STUDIO}`}
        onLoad={() => void read()}
      />
    </main>
  );
}

/** Reads what search engines and social networks take from a page. */
function appearanceOf(document: Document): Omit<ShownPage, 'order'> {
  const meta = (name: string) =>
    document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)?.content ?? '';
  const image = meta('og:image');
  return {
    title: document.title,
    description: meta('description'),
    address: document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '',
    // The preview serves the image under the same path as the published site.
    ...(image !== '' && { picture: { src: new URL(image, location.href).pathname, alt: meta('og:image:alt') } }),
  };
}

/** Milliseconds between two checks whether a text is still being typed, and until a request is repeated. */
const WAIT_MS = 500;

const pause = () => new Promise((resolve) => setTimeout(resolve, WAIT_MS));

/** True until the page has begun to arrive. */
const isBlank = (frame: HTMLIFrameElement | null) => frame?.contentDocument?.URL === 'about:blank';

/**
 * Shows on the page what is not saved yet, what has findings, what is missing, and what was only copied.
 *
 * @param before fields that were shown like this the last time: some may have been taken back since
 * @returns the fields that are shown like this now
 */
function mirrorEdits(studio: Studio, page: MarkedPage, before: readonly FieldPlace[]): readonly FieldPlace[] {
  const { files } = studio.get();
  const unsaved = [...files].flatMap(([file, { edits }]) =>
    changesOf(edits).flatMap((change, index, all) => {
      const pointer = change.op === 'set' ? pointerAfterAll(change.pointer, all.slice(index + 1)) : undefined;
      return pointer === undefined ? [] : [{ file, pointer }];
    }),
  );
  for (const { file, pointer } of [...before, ...unsaved]) {
    const content = contentOf(studio, { file, pointer });
    if (content) page.mirror(file, pointer, content);
  }
  for (const [file, open] of files) {
    const { shown, missing } = sortFindings(open);
    const severities = new Map(shown.toReversed().map((each) => [each.field?.pointer ?? '', each.severity]));
    const gaps = missing.map(({ field }) => field?.pointer ?? '');
    page.point(file, severities, new Set([...(open.edits.file.copied ?? []), ...gaps]));
  }
  return unsaved;
}

/** Prepares a page for being edited: no text is folded away. A menu would cover texts. */
function prepare(body: Element): void {
  for (const details of body.querySelectorAll<HTMLDetailsElement>('details:not(header *, nav *)')) {
    details.removeAttribute('name');
    details.open = true;
  }
}

/**
 * Returns what a new build has made of a page, which replaces its content so that it neither flickers nor scrolls. Undefined
 * if it has to be loaded again.
 */
async function builtPage(document: Document): Promise<Document | undefined> {
  const response = await fetch(document.location.href).catch(() => undefined);
  if (!response?.ok) return undefined;
  const built = new DOMParser().parseFromString(await response.text(), 'text/html');
  const styles = (of: Document) =>
    [...of.querySelectorAll('link[rel="stylesheet"]')].map((each) => each.getAttribute('href')).join();
  return styles(built) === styles(document) ? built : undefined;
}

/** Returns the content of a field that is a text. */
function contentOf(studio: Studio, { file, pointer }: FieldPlace): TextContent | undefined {
  const { files, site } = studio.get();
  const open = files.get(file);
  if (!open) return undefined;
  const { schema, facts, sets } = open.edits.file;
  const value = studio.valueIn(file);
  const { schemas, pictures } = site;
  const field = fieldAt(schemas, schema, value, pointerSegments(pointer));
  // A draft can lack a text.
  const text = valueAt(value, pointer) ?? '';
  if (!field || typeof text !== 'string') return undefined;
  const { kind, hasMarkup = false, isTechnical } = formFor({ schemas, pictures, sets, facts }, field, text, pointer);
  return kind === 'text' && !isTechnical ? { value: text, facts, hasMarkup } : undefined;
}
