import { useRef, useState } from 'react';
import type { Choice } from '../../protocol.ts';
import { useStudio, useStudioState } from '../use-studio.ts';
import { FieldFrame, type FieldProps, useField, useFile } from './field-frame.tsx';

/** In characters. A longer text gets several lines. */
const LINE_LENGTH = 44;

export function TextField({ field }: FieldProps) {
  const { words } = useStudio();
  const { set, control } = useField(field);
  const input = useRef<HTMLTextAreaElement>(null);
  const { min, max } = field;
  const value = String(field.value ?? '');
  const replaceSelection = (change: (selected: string) => string) => {
    const target = input.current;
    if (!target) return;
    const { selectionStart: start, selectionEnd: end } = target;
    target.setRangeText(change(value.slice(start, end)), start, end, 'select');
    set(target.value, true);
    target.focus();
  };
  // Pages show a line break as a space, but a text that has some keeps them.
  const isSingleLine = !value.includes('\n');
  const isLeftOut = value === '' && !field.required;
  const { length } = value;
  const tooShort = min !== undefined && min > 1 && length < min && `${length}, ${words.atLeast} ${min}`;
  const note = max === undefined ? tooShort || length : `${length} ${words.of} ${max}`;
  return (
    <FieldFrame field={field} id={control.id} note={isLeftOut ? undefined : note}>
      <textarea
        {...control}
        ref={input}
        rows={Math.max(1, Math.ceil(value.length / LINE_LENGTH))}
        value={value}
        onChange={({ target }) => set(isSingleLine ? target.value.replace(/\s*\n\s*/g, ' ') : target.value, true)}
        onBlur={() => {
          if (value !== value.trim()) set(value.trim(), true);
          control.onBlur();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isSingleLine) event.preventDefault();
        }}
      />
      <Tools field={field} replaceSelection={replaceSelection} />
    </FieldFrame>
  );
}

interface ToolsProps extends FieldProps {
  replaceSelection(change: (selected: string) => string): void;
}

/** What a text can have besides letters: bold type, links, and facts that are kept up to date. */
function Tools({ field: { value, hasMarkup = false, slots = [] }, replaceSelection }: ToolsProps) {
  const { words } = useStudio();
  const { file } = useFile();
  const { facts = [], links = [] } = useStudioState().files.get(file)?.edits.file ?? {};
  const insertions = [...slots.map((slot) => ({ ...slot, note: words.slot })), ...facts];
  const names = new Set(Array.from(String(value ?? '').matchAll(/\{\{([^{}]*)\}\}/g), ([, name]) => name));
  const used = [...names].flatMap((name) => insertions.find((each) => each.value === name) ?? []);
  return (
    <>
      {used.length > 0 && (
        <ul className="facts" aria-label={words.usedFacts}>
          {used.map((each) => (
            <li key={each.value} title={each.value}>
              {each.label}
            </li>
          ))}
        </ul>
      )}
      <div className="tools">
        {hasMarkup && (
          <>
            <button type="button" onClick={() => replaceSelection((text) => `**${text || words.bold}**`)}>
              <b>{words.bold}</b>
            </button>
            <Menu
              name={words.link}
              choices={links}
              onChoose={(address) => replaceSelection((text) => `[${text || words.link}](${address})`)}
            />
          </>
        )}
        {insertions.length > 0 && (
          <Menu name={words.fact} choices={insertions} onChoose={(fact) => replaceSelection(() => `{{${fact}}}`)} />
        )}
      </div>
    </>
  );
}

interface MenuProps {
  readonly name: string;
  readonly choices: readonly Choice[];
  onChoose(value: string): void;
}

/** Focuses a search field as soon as it is there, with all of the choices in view. */
const focusOnce = (element: HTMLElement | null) => {
  element?.focus();
  element?.parentElement?.scrollIntoView({ block: 'nearest' });
};

/** A button that shows choices and a field to search them. */
function Menu({ name, choices, onChoose }: MenuProps) {
  const [query, setQuery] = useState<string>();
  const matching = choices.filter(({ label, note }) => `${label} ${note}`.toLocaleLowerCase().includes(query ?? ''));
  const isAddress = query !== undefined && /^(?:\/|https?:|mailto:|tel:|#)/.test(query);
  const choose = (value: string) => {
    setQuery(undefined);
    onChoose(value);
  };
  return (
    <>
      <button
        type="button"
        aria-expanded={query !== undefined}
        onClick={() => setQuery(query === undefined ? '' : undefined)}
      >
        {name}
      </button>
      {query !== undefined && (
        <div className="choices">
          <input
            type="search"
            aria-label={name}
            placeholder={name}
            ref={focusOnce}
            onKeyDown={({ key }) => key === 'Escape' && setQuery(undefined)}
            value={query}
            onChange={({ target }) => setQuery(target.value.toLocaleLowerCase())}
          />
          <ul>
            {isAddress && (
              <li>
                <button type="button" onClick={() => choose(query)}>
                  {query}
                </button>
              </li>
            )}
            {matching.map(({ value, label, note }) => (
              <li key={value}>
                <button type="button" onClick={() => choose(value)}>
                  {label} <small>{note}</small>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
