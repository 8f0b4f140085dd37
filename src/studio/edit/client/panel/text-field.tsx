import { useRef, useState } from 'react';
import type { Choice } from '../../protocol.ts';
import { useStudio, useStudioState } from '../use-studio.ts';
import { type ControlProps, useFile } from './field-frame.tsx';
import { Popup } from './popup.tsx';
import { createShownText, type Split, withBold } from './shown-text.ts';

/** In characters. A longer text gets several lines. */
const LINE_LENGTH = 44;

/** The control of a text, into which an editor can insert facts, links and bold words. */
export function TextField({ field, set, control }: ControlProps) {
  const { words } = useStudio();
  const { file } = useFile();
  const { facts = [], links = [] } = useStudioState().files.get(file)?.edits.file ?? {};
  const input = useRef<HTMLTextAreaElement>(null);
  const { hasMarkup = false, slots = [] } = field;
  const value = String(field.value ?? '');
  const insertions = [...slots.map((slot) => ({ ...slot, note: words.slot })), ...facts];
  const recent = useRef(new Map<string, string>());
  const text = createShownText(insertions, recent.current);
  // Pages show a line break as a space, but a text that has some keeps them.
  const isSingleLine = !value.includes('\n');
  const write = (target: HTMLTextAreaElement, head: string, inserted: string, tail: string, isSelected = false) => {
    const [start, end] = [text.shown(head).length, text.shown(head + inserted).length];
    const next = text.shown(head + inserted + tail);
    // Not on each key: that would take away what the browser can undo.
    if (target.value !== next) {
      target.value = next;
      target.setSelectionRange(isSelected ? start : end, end);
    }
    set(head + inserted + tail, true);
  };
  const type = (target: HTMLTextAreaElement) => {
    const { start, end, typed } = text.typed(value, target.value, target.selectionEnd);
    const { head, tail } = text.split(value, start, end);
    // Tabs are pasted from tables and word processors. Pages show them as spaces, and YAML could only quote them.
    const plain = typed.replaceAll('\t', ' ');
    write(target, head, isSingleLine ? plain.replace(/\s*\n\s*/g, ' ') : plain, tail);
  };
  const replaceSelection = (change: (split: Split) => Split) => {
    const target = input.current;
    if (!target) return;
    const { head, selected, tail } = change(text.split(value, target.selectionStart, target.selectionEnd));
    write(target, head, selected, tail, true);
    target.focus();
  };
  const linkTo = (address: string) =>
    replaceSelection((split) => ({ ...split, selected: `[${split.selected || words.link}](${address})` }));
  const insert = (fact: string) => replaceSelection((split) => ({ ...split, selected: `{{${fact}}}` }));
  const shown = text.shown(value);
  return (
    <>
      <textarea
        {...control}
        ref={input}
        rows={Math.max(1, Math.ceil(shown.length / LINE_LENGTH))}
        value={shown}
        onChange={({ target }) => type(target)}
        onBlur={() => {
          if (value !== value.trim()) set(value.trim(), true);
          control.onBlur();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isSingleLine) event.preventDefault();
        }}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its buttons act */}
      <div
        className="tools"
        // Where buttons do not take the focus, they would vanish together with that of the text.
        onMouseDown={(event) => {
          if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
        }}
      >
        {hasMarkup && (
          <>
            <button type="button" onClick={() => replaceSelection((split) => withBold(split, words.bold))}>
              <b>{words.bold}</b>
            </button>
            <Popup label={words.link}>
              <Choices choices={links} onChoose={linkTo} />
            </Popup>
          </>
        )}
        {insertions.length > 0 && (
          <Popup label={words.fact}>
            <Choices choices={insertions} onChoose={insert} />
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
