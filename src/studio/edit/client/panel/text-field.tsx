import { useRef, useState } from 'react';
import type { Choice } from '../../protocol.ts';
import { useStudio, useStudioState } from '../use-studio.ts';
import { type ControlProps, type FieldProps, useFile } from './field-frame.tsx';
import { Popup } from './popup.tsx';

/** In characters. A longer text gets several lines. */
const LINE_LENGTH = 44;

export function TextField({ field, set, control }: ControlProps) {
  const input = useRef<HTMLTextAreaElement>(null);
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
  return (
    <>
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
    </>
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
            <Popup label={words.link}>
              <Choices
                choices={links}
                onChoose={(address) => replaceSelection((text) => `[${text || words.link}](${address})`)}
              />
            </Popup>
          </>
        )}
        {insertions.length > 0 && (
          <Popup label={words.fact}>
            <Choices choices={insertions} onChoose={(fact) => replaceSelection(() => `{{${fact}}}`)} />
          </Popup>
        )}
      </div>
    </>
  );
}

interface ChoicesProps {
  readonly choices: readonly Choice[];
  onChoose(value: string): void;
}

/** Choices with a field to search them. An address that is typed there can be chosen, too. */
function Choices({ choices, onChoose }: ChoicesProps) {
  const { words } = useStudio();
  const [query, setQuery] = useState('');
  const wanted = query.toLocaleLowerCase();
  const matching = choices.filter(({ label, note }) => `${label} ${note}`.toLocaleLowerCase().includes(wanted));
  const typed = /^(?:\/|https?:|mailto:|tel:|#)/.test(query) ? [{ value: query, label: query, note: '' }] : [];
  return (
    <div className="choices">
      <input
        type="search"
        aria-label={words.searchChoices}
        placeholder={words.searchChoices}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <ul>
        {[...typed, ...matching].map(({ value, label, note }) => (
          <li key={value}>
            <button type="button" onClick={() => onChoose(value)}>
              {label} <small>{note}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
