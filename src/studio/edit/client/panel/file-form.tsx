import { useMemo } from 'react';
import { rootField } from '../../../../base/lib/json-schema.ts';
import { formFor, hasParts } from '../../form.ts';
import type { FieldForm } from '../../protocol.ts';
import { valueAfter } from '../edits.ts';
import { keyOf, type OpenFile, sortFindings } from '../state.ts';
import { useStudio, useStudioState } from '../use-studio.ts';
import { AddButtons, Content, Field, RemoveButton } from './field.tsx';
import { FileContext } from './field-frame.tsx';

/** Fields of a page that say when visitors can open it. */
const VISIBILITY = ['/draft', '/from', '/until'];

interface FileFormProps {
  /** Position of each field on the page, by file and pointer. */
  readonly order: ReadonlyMap<string, number>;
  readonly open: OpenFile;
}

/** The form of a file: its sections in the order of the page, and last what only developers need. */
export function FileForm({ open, order }: FileFormProps) {
  const { words } = useStudio();
  const { schemas, pictures } = useStudioState().site;
  const { edits } = open;
  const { file, schema, sets, facts, copied } = edits.file;
  const form = useMemo(() => {
    const root = valueAfter(edits);
    return formFor({ schemas, pictures, sets, facts, root }, rootField(schemas, schema), root, '');
  }, [schemas, pictures, sets, facts, schema, edits]);
  const context = useMemo(() => ({ file, findings: sortFindings(open).shown }), [file, open]);
  const parts = form.parts ?? [];
  const positionOf = ({ pointer }: FieldForm) => {
    const key = keyOf(file, pointer);
    const all = [...order].flatMap(([each, at]) => (each === key || each.startsWith(`${key}/`) ? [at] : []));
    // Of a part that is shown in several places, the middle one: a telephone number can also be in the head.
    return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.POSITIVE_INFINITY;
  };
  const isVisibility = ({ pointer }: FieldForm) => VISIBILITY.includes(pointer);
  const usual = parts.filter((part) => !part.isTechnical && !isVisibility(part));
  const single = usual.filter((part) => !hasParts(part));
  const sections = usual
    .filter((part) => hasParts(part) && part.empty === undefined)
    .toSorted((a, b) => positionOf(a) - positionOf(b) || 0);
  const technical = parts.filter((part) => part.isTechnical && part.empty === undefined);
  const visibility = <Section title={words.visibility} fields={parts.filter(isVisibility)} />;
  return (
    <FileContext value={context}>
      <Progress open={open} form={form} />
      {copied && visibility}
      {form.kind !== 'group' && <Content field={form} />}
      <Section title={words.general} fields={single} />
      {sections.map((part) => (
        <Section key={part.pointer} title={part.title} part={part} />
      ))}
      <AddButtons parts={parts} />
      {copied ? null : visibility}
      <Section title={words.technical} fields={technical} isTechnical />
    </FileContext>
  );
}

interface SectionProps {
  readonly title: string;
  /** The part of the file that it shows, or else some of its fields. */
  readonly part?: FieldForm;
  readonly fields?: readonly FieldForm[];
  readonly isTechnical?: boolean;
}

function Section({ title, part, fields = [], isTechnical = false }: SectionProps) {
  if (!part && fields.length === 0) return null;
  return (
    <details className={isTechnical ? 'section technical' : 'section'} open={!isTechnical} data-pointer={part?.pointer}>
      <summary>
        {title} <em>{part?.kind === 'list' ? part.parts?.length : ''}</em>
      </summary>
      <div className="inside">
        {part && <Content field={part} />}
        {fields.map((each) => (
          <Field key={each.pointer} field={each} />
        ))}
        {part && <RemoveButton field={part} />}
      </div>
    </details>
  );
}

/** For a draft: how many of the texts that were copied have been rewritten. */
function Progress({ open, form }: { readonly open: OpenFile; readonly form: FieldForm }) {
  const { words } = useStudio();
  const { copied } = open.edits.file;
  if (!copied) return null;
  const texts = textsIn(form);
  const done = texts.filter((pointer) => !copied.includes(pointer)).length;
  return (
    <div className="progress">
      <label>
        {done} {words.of} {texts.length} {words.rewritten} <progress max={texts.length} value={done} />
      </label>
      {copied.length > 0 && <p className="hint">{words.copied}</p>}
    </div>
  );
}

/** Pointers of all texts of several words. */
const textsIn = ({ kind, value, pointer, parts = [] }: FieldForm): readonly string[] =>
  kind === 'text' && typeof value === 'string' && /\s/.test(value) ? [pointer] : parts.flatMap(textsIn);
