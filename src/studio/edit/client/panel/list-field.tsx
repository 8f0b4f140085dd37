import { type ComponentType, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { valueAt } from '../../../../base/lib/json-pointer.ts';
import { hasParts } from '../../form.ts';
import type { FieldForm, ItemForm } from '../../protocol.ts';
import { Icon, IconButton } from '../icon.tsx';
import { keyOf } from '../state.ts';
import { useStudio, useStudioState } from '../use-studio.ts';
import { Adders } from './adders.tsx';
import { useFile } from './field-frame.tsx';
import './list-field.css';

/** How an entry is shown. Handed in, because an entry can be any field, a list among them. */
interface Components {
  readonly Field: ComponentType<{ readonly field: FieldForm }>;
  readonly Content: ComponentType<{ readonly field: FieldForm }>;
}

/** A list: rows that can be opened, moved, duplicated and removed, and a button to add one between any two. */
export function ListField({ field, ...components }: Components & { readonly field: FieldForm }) {
  const { words, ...studio } = useStudio();
  const { file } = useFile();
  const list = useRef<HTMLOListElement>(null);
  const { pointer, parts = [], itemForms = [], max = Number.POSITIVE_INFINITY } = field;
  const add = (index: number, value: unknown) => studio.addPart(file, { op: 'add', pointer, index, value });
  const move = (from: number, to: number) => {
    if (to < 0 || to >= parts.length || to === from) return;
    const rowAt = (index: number) => list.current?.children[index];
    const top = rowAt(from)?.getBoundingClientRect().top ?? 0;
    const label = document.activeElement?.getAttribute('aria-label');
    studio.edit(file, { op: 'move', pointer: `${pointer}/${from}`, to });
    // The focus and what is under the pointer follow the entry, so that the next click moves it on.
    requestAnimationFrame(() => {
      const row = rowAt(to);
      const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('.row > button') ?? [])];
      const same = buttons.find((each) => each.getAttribute('aria-label') === label && !each.disabled);
      (same ?? buttons[0])?.focus({ preventScroll: true });
      list.current?.closest('.list')?.scrollBy(0, (row?.getBoundingClientRect().top ?? top) - top);
    });
  };
  const remove = (index: number) => {
    studio.edit(file, { op: 'remove', pointer: `${pointer}/${index}` });
    list.current?.querySelectorAll<HTMLElement>(':scope > li > .row > .name')[Math.max(0, index - 1)]?.focus();
  };
  const duplicate = (index: number) => add(index + 1, valueAt(studio.valueIn(file), `${pointer}/${index}`));
  const isFull = parts.length >= max;
  return (
    <>
      <ol ref={list} className="rows">
        {parts.map((part, index) => (
          <Row
            key={part.pointer}
            part={part}
            index={index}
            count={parts.length}
            actions={{ move: (to) => move(index, to), remove: () => remove(index), duplicate: () => duplicate(index) }}
            isFull={isFull}
            {...components}
          >
            {!isFull &&
              index > 0 &&
              itemForms
                .slice(0, 1)
                .map((form) => <Insert key={form.title} form={form} onAdd={() => add(index, form.empty)} />)}
          </Row>
        ))}
      </ol>
      {!isFull && (
        <Adders>
          {itemForms.map((form) => (
            <button key={form.title} type="button" className="add" onClick={() => add(parts.length, form.empty)}>
              + {form.title}
            </button>
          ))}
        </Adders>
      )}
      {isFull && <p className="hint">{words.full(max)}</p>}
    </>
  );
}

function Insert({ form, onAdd }: { readonly form: ItemForm; onAdd(): void }) {
  const { words } = useStudio();
  return (
    <button type="button" className="between" tabIndex={-1} aria-label={words.insertHere(form.title)} onClick={onAdd}>
      +
    </button>
  );
}

interface RowProps extends Components {
  readonly part: FieldForm;
  readonly index: number;
  readonly count: number;
  readonly isFull: boolean;
  readonly actions: { move(to: number): void; remove(): void; duplicate(): void };
  /** Buttons that add an entry before this one. */
  readonly children: ReactNode;
}

function Row({ part, index, count, isFull, actions, children, Field, Content }: RowProps) {
  const studio = useStudio();
  const { file, findings } = useFile();
  const { expanded } = useStudioState();
  const [isDragged, setDragged] = useState(false);
  const { words } = studio;
  const { pointer, label } = part;
  const title = `${part.title} ${index + 1}`;
  const isPlain = !hasParts(part);
  // Prices are what changes most.
  const isOpen = expanded.get(keyOf(file, pointer)) ?? part.parts?.some((each) => each.isRangeStart) ?? false;
  const inside = findings.filter((each) => each.field?.pointer.startsWith(`${pointer}/`));
  const severity = inside.some((each) => each.severity === 'error') ? 'error' : inside[0]?.severity;
  return (
    <li data-pointer={pointer} className={isDragged ? 'dragged' : undefined}>
      {children}
      <div className="row">
        <Grip index={index} name={words.moveEntry} onMove={actions.move} onDrag={setDragged} />
        {isPlain ? (
          <span className="name">{title}</span>
        ) : (
          <button
            type="button"
            className={`name ${severity ?? ''}`}
            aria-expanded={isOpen}
            onClick={() => studio.toggle(file, pointer, !isOpen)}
          >
            {label || title}
          </button>
        )}
        <IconButton icon="up" name={words.up} isDisabled={index === 0} onClick={() => actions.move(index - 1)} />
        <IconButton
          icon="down"
          name={words.down}
          isDisabled={index === count - 1}
          onClick={() => actions.move(index + 1)}
        />
        <IconButton icon="duplicate" name={words.duplicate} isDisabled={isFull} onClick={actions.duplicate} />
        <IconButton icon="close" name={words.remove} onClick={actions.remove} />
      </div>
      {isPlain && <Field field={{ ...part, title }} />}
      {!isPlain && isOpen && (
        <div className="inside">
          <Content field={part} />
        </div>
      )}
    </li>
  );
}

interface GripProps {
  readonly index: number;
  readonly name: string;
  onMove(to: number): void;
  onDrag(isDragged: boolean): void;
}

/** The handle of a row, for mouse, finger and arrow keys. */
function Grip({ index, name, onMove, onDrag }: GripProps) {
  const start = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    onDrag(true);
  };
  const end = (event: PointerEvent<HTMLButtonElement>) => {
    onDrag(false);
    const rows = [...(event.currentTarget.closest('ol')?.children ?? [])];
    const isAbove = (row: Element) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2 < event.clientY;
    };
    // The dragged row itself does not count.
    onMove(rows.filter((row, at) => at !== index && isAbove(row)).length);
  };
  return (
    <button
      type="button"
      className="grip"
      // The arrows beside it do the same by keyboard.
      tabIndex={-1}
      aria-label={name}
      title={name}
      onPointerDown={start}
      onPointerUp={end}
      onPointerCancel={() => onDrag(false)}
    >
      <Icon name="grip" />
    </button>
  );
}
