import { type ComponentType, type HTMLAttributes, type PointerEvent, type ReactNode, useRef } from 'react';
import { parentPointer, valueAt } from '../../../../base/lib/json-pointer.ts';
import { hasParts, renamed } from '../../form.ts';
import type { FieldForm, ItemForm } from '../../protocol.ts';
import { applyChanges } from '../../yaml/change.ts';
import { Icon, IconButton } from '../icon.tsx';
import { keyOf } from '../state.ts';
import { useStudio, useStudioState } from '../use-studio.ts';
import { Adders, type FieldProps, useFile } from './field-frame.tsx';
import { Popup } from './popup.tsx';
import { type RowDrag, useRowDrag } from './use-row-drag.ts';
import './list-field.css';

/** How an entry is shown. Handed in, because an entry can be any field, a list among them. */
interface Components {
  readonly Field: ComponentType<FieldProps>;
  readonly Content: ComponentType<FieldProps>;
}

/** A list: rows that can be opened, moved, duplicated and removed, and a button to add one between any two. */
export function ListField({ field, ...components }: Components & FieldProps) {
  const { words, ...studio } = useStudio();
  const { file } = useFile();
  const list = useRef<HTMLOListElement>(null);
  const { pointer, parts = [], itemForms = [], max = Number.POSITIVE_INFINITY } = field;
  const add = (index: number, { empty }: ItemForm) => studio.addPart(file, { op: 'add', pointer, index, value: empty });
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
  const { drag, begin } = useRowDrag(list, move);
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
            drag={drag}
            isFull={isFull}
            isNeeded={field.required || parts.length > 1}
            onMove={(to) => move(index, to)}
            onDrag={(event) => begin(index, event)}
            {...components}
          >
            {!isFull && index > 0 && <Insert forms={itemForms} onAdd={(form) => add(index, form)} />}
          </Row>
        ))}
      </ol>
      {!isFull && <Adders>{kindButtons(itemForms, (form) => add(parts.length, form))}</Adders>}
      {isFull && (
        <p className="hint">
          {words.atMost} {max}
        </p>
      )}
    </>
  );
}

interface InsertProps {
  readonly forms: readonly ItemForm[];
  onAdd(form: ItemForm): void;
}

/** A button between two rows. Where there are several kinds of entries, it asks for one. */
function Insert({ forms, onAdd }: InsertProps) {
  const { words } = useStudio();
  const [first, ...others] = forms;
  if (!first) return null;
  if (others.length === 0)
    return (
      <button
        type="button"
        className="between"
        tabIndex={-1}
        aria-label={words.insertHere}
        onClick={() => onAdd(first)}
      >
        +
      </button>
    );
  return (
    <Popup className="between" tabIndex={-1} name={words.insertHere} label="+">
      <div className="adders kinds">{kindButtons(forms, onAdd)}</div>
    </Popup>
  );
}

const kindButtons = (forms: readonly ItemForm[], onAdd: (form: ItemForm) => void) =>
  forms.map((form) => (
    <button key={form.title} type="button" className="add" onClick={() => onAdd(form)}>
      + {form.title}
    </button>
  ));

interface RowProps extends Components {
  readonly part: FieldForm;
  readonly index: number;
  readonly count: number;
  readonly isFull: boolean;
  /** False for the last entry of a list that must not be empty, but can be left out. */
  readonly isNeeded: boolean;
  /** The row that is being dragged, which may be another one. */
  readonly drag: RowDrag | undefined;
  onMove(to: number): void;
  onDrag(event: PointerEvent<HTMLElement>): void;
  /** Buttons that add an entry before this one. */
  readonly children: ReactNode;
}

function Row({ part, index, count, isFull, isNeeded, drag, onMove, onDrag, children, Field, Content }: RowProps) {
  const studio = useStudio();
  const { file, findings } = useFile();
  const { expanded } = useStudioState();
  const { words } = studio;
  const { pointer, label } = part;
  const row = useRef<HTMLLIElement>(null);
  const title = `${part.title} ${index + 1}`;
  const isPlain = !hasParts(part);
  // Prices are what changes most.
  const isOpen = expanded.get(keyOf(file, pointer)) ?? part.parts?.some((each) => each.isRangeStart) ?? false;
  const inside = findings.filter((each) => each.field?.pointer.startsWith(`${pointer}/`));
  const severity = inside.some((each) => each.severity === 'error') ? 'error' : inside[0]?.severity;
  const remove = () => {
    if (isNeeded) studio.edit(file, { op: 'remove', pointer });
    else studio.removePart(file, parentPointer(pointer));
    const list = row.current?.parentElement;
    const other = count > 1 ? (row.current?.previousElementSibling ?? row.current) : list?.nextElementSibling;
    other?.querySelector<HTMLElement>('.row > .name, .add')?.focus();
  };
  const duplicate = () => {
    const [list, next] = [parentPointer(pointer), index + 1];
    const root = studio.valueIn(file);
    const value = valueAt(applyChanges(root, renamed(root, part)), pointer);
    studio.edit(file, { op: 'add', pointer: list, index: next, value }, true);
    studio.show({ file, pointer: `${list}/${next}`, by: 'jump' });
  };
  return (
    <li ref={row} data-pointer={pointer} {...lookOf(index, drag)}>
      {children}
      <div className="row">
        <button
          type="button"
          className="grip"
          // The arrows beside it do the same by keyboard.
          tabIndex={-1}
          aria-label={words.moveEntry}
          title={words.moveEntry}
          onPointerDown={onDrag}
        >
          <Icon name="grip" />
        </button>
        {isPlain ? (
          <span className="name" tabIndex={-1}>
            {title}
          </span>
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
        <IconButton icon="up" name={words.up} isDisabled={index === 0} onClick={() => onMove(index - 1)} />
        <IconButton icon="down" name={words.down} isDisabled={index === count - 1} onClick={() => onMove(index + 1)} />
        <IconButton icon="duplicate" name={words.duplicate} isDisabled={isFull} onClick={duplicate} />
        <IconButton icon="close" name={words.remove} onClick={remove} />
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

/** A dragged row follows the pointer, and the others make room for it. */
function lookOf(index: number, drag: RowDrag | undefined): HTMLAttributes<HTMLLIElement> {
  if (!drag) return {};
  const { from, to, by, height } = drag;
  const moved = index === from ? by : index >= to && index < from ? height : index <= to && index > from ? -height : 0;
  return { className: index === from ? 'dragged' : undefined, style: { transform: `translateY(${moved}px)` } };
}
