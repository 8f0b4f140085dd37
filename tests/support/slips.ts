/** Slips in a valid file: one keystroke or one line, as editors make them. */

/** A file with one slip in it. */
export interface Slip {
  readonly name: string;
  readonly text: string;
  /** Lines, from 1, that a finding may name. More than one only if the slip is between them. */
  readonly wrong: readonly number[];
}

/** A line of a valid file, as far as slips depend on it. */
interface Line {
  /** From 0. */
  readonly at: number;
  readonly text: string;
  readonly indent: string;
  readonly kind: 'field' | 'group' | 'block' | 'entry' | 'prose' | 'comment' | 'blank';
  /** True if the line begins with a dash. */
  readonly isItem: boolean;
  readonly key: string;
  /** Text after the key or the dash. */
  readonly value: string;
}

/** A slip that can be made on many lines. */
interface Kind {
  readonly name: string;
  readonly pick: (line: Line, lines: readonly Line[]) => boolean;
  /** Returns the line with the slip; several lines are joined by line breaks. */
  readonly change: (line: Line, lines: readonly Line[]) => string;
  /** Lines that a finding may name, relative to the changed one. By default, only that one. */
  readonly wrong?: readonly number[];
}

const LINE = /^( *)(- )?(?:([A-Za-z_][\w-]*):(?: +(.*))?|(.*))$/;

const isBlockIndicator = (value: string) => /^[>|]-?$/.test(value);

function kindOf(key: string, value: string): Line['kind'] {
  if (isBlockIndicator(value)) return 'block';
  if (key === '') return 'entry';
  return value === '' ? 'group' : 'field';
}

/** Parses a file that is written as plainly as ours. */
function linesOf(text: string): Line[] {
  let proseBelow: number | undefined;
  return text.split('\n').map((line, at): Line => {
    const [, indent = '', dash, key = '', given = '', rest = ''] = LINE.exec(line) ?? [];
    const trimmed = line.trim();
    const plain: Line = { at, text: line, indent, kind: 'blank', isItem: false, key: '', value: trimmed };
    if (trimmed === '') return plain;
    if (proseBelow !== undefined && indent.length > proseBelow) return { ...plain, kind: 'prose' };
    proseBelow = undefined;
    if (trimmed.startsWith('#')) return { ...plain, kind: 'comment' };
    const [value, isItem] = [key ? given : rest, dash !== undefined];
    if (isBlockIndicator(value)) proseBelow = indent.length + (isItem && key ? 2 : 0);
    return { ...plain, kind: kindOf(key, value), isItem, key, value };
  });
}

const isField = ({ kind }: Line) => kind === 'field';
const isTop = ({ indent, isItem }: Line) => indent === '' && !isItem;
const hasKey = ({ key }: Line) => key !== '';
const before = ({ at }: Line, lines: readonly Line[]) => lines[at - 1];
const after = ({ at }: Line, lines: readonly Line[]) => lines[at + 1];
const isWordy = ({ value }: Line) => /^[A-Za-zÄÖÜäöü]/.test(value) && value.includes(' ') && !value.includes('"');
const prefixOf = ({ indent, isItem }: Line) => `${indent}${isItem ? '- ' : ''}`;
const isEntry = (line: Line) => line.kind === 'entry' && line.isItem;
const isFirstEntry = (line: Line, lines: readonly Line[]) =>
  isEntry(line) && before(line, lines)?.kind === 'group' && after(line, lines)?.isItem === true;
const isMidEntry = (line: Line, lines: readonly Line[]) =>
  isEntry(line) && isSibling(line, before(line, lines)) && isSibling(line, after(line, lines));
const isLastEntry = (line: Line, lines: readonly Line[]) =>
  isEntry(line) && isSibling(line, before(line, lines)) && !after(line, lines)?.isItem;
const isSibling = ({ indent }: Line, other: Line | undefined) => other?.isItem === true && other.indent === indent;
const isFirstItemField = (line: Line, lines: readonly Line[]) =>
  line.isItem && isField(line) && before(line, lines)?.kind === 'group' && after(line, lines)?.isItem === false;
const isLaterItemField = (line: Line, lines: readonly Line[]) =>
  line.isItem && isField(line) && before(line, lines)?.kind === 'field' && isField(after(line, lines) ?? line);
/** True for a field inside a group or entry, with a field above and one below. */
const isInner = (line: Line, lines: readonly Line[]) => {
  const [above, below] = [before(line, lines), after(line, lines)];
  const inside = line.indent.length >= 2 && !line.isItem;
  return inside && isField(line) && !!above && isField(above) && below?.indent === line.indent && hasKey(below);
};
const isGroupFirst = (line: Line, lines: readonly Line[]) =>
  line.indent.length >= 2 && !line.isItem && hasKey(line) && before(line, lines)?.kind === 'group';
const isMidProse = (line: Line, lines: readonly Line[]) =>
  line.kind === 'prose' && before(line, lines)?.kind === 'prose' && after(line, lines)?.kind === 'prose';
const isLastProse = (line: Line, lines: readonly Line[]) =>
  line.kind === 'prose' && before(line, lines)?.kind === 'prose' && after(line, lines)?.kind !== 'prose';
const isFirstProse = (line: Line, lines: readonly Line[]) =>
  line.kind === 'prose' && before(line, lines)?.kind === 'block' && after(line, lines)?.kind === 'prose';
/** Turns the first word into a key. */
const withColon = (text: string) => text.replace(/([^ ]) /, '$1: ');
const isComment = ({ kind }: Line) => kind === 'comment';

const kind = (name: string, pick: Kind['pick'], change: Kind['change'], wrong?: readonly number[]): Kind => ({
  name,
  pick,
  change,
  ...(wrong && { wrong }),
});

const SLIPS: readonly Kind[] = [
  // Fields at the left edge.
  kind(
    'no space after the colon of a field at the left edge',
    (line) => isTop(line) && isField(line),
    ({ key, value }) => `${key}:${value}`,
  ),
  kind(
    'no colon after a field at the left edge',
    (line) => isTop(line) && isField(line),
    ({ key, value }) => `${key} ${value}`,
  ),
  kind(
    'an equals sign for the colon',
    (line) => isTop(line) && isField(line),
    ({ key, value }) => `${key} = ${value}`,
  ),
  kind(
    'a semicolon for the colon',
    (line) => isTop(line) && isField(line),
    ({ key, value }) => `${key}; ${value}`,
  ),
  kind(
    'a dash before a field at the left edge',
    (line) => isTop(line) && isField(line),
    ({ text }) => `- ${text}`,
  ),
  kind(
    'a dash before a group at the left edge',
    (line) => isTop(line) && line.kind === 'group',
    ({ text }) => `- ${text}`,
  ),
  kind(
    'a space before a field at the left edge',
    (line) => isTop(line) && isField(line),
    ({ text }) => ` ${text}`,
  ),
  kind(
    'two spaces before a field at the left edge',
    (line) => isTop(line) && isField(line),
    ({ text }) => `  ${text}`,
  ),
  kind(
    'a space before a group at the left edge',
    (line) => isTop(line) && line.kind === 'group',
    ({ text }) => ` ${text}`,
  ),
  kind(
    'two spaces before a group at the left edge',
    (line) => isTop(line) && line.kind === 'group',
    ({ text }) => `  ${text}`,
  ),
  kind(
    'a tab before a field at the left edge',
    (line) => isTop(line) && isField(line),
    ({ text }) => `\t${text}`,
  ),
  kind(
    'no colon after a group',
    (line) => isTop(line) && line.kind === 'group',
    ({ key }) => key,
  ),
  kind(
    'a misspelled field',
    (line) => isTop(line) && hasKey(line),
    ({ text }) => text.replace(/^(.)(.)/, '$2$1'),
  ),
  kind(
    'a field in capitals',
    (line) => isTop(line) && hasKey(line),
    ({ text }) => text[0]?.toUpperCase() + text.slice(1),
  ),
  kind(
    'a field twice',
    (line) => isTop(line) && isField(line),
    ({ text }) => `${text}\n${text}`,
    [0, 1],
  ),
  kind(
    'a field once more at the end',
    ({ at }, lines) => at === lines.length - 1,
    (_, lines) => `${lines.find((line) => isTop(line) && hasKey(line))?.key}: doppelt\n`,
  ),
  kind(
    'an umlaut in a field',
    (line) => isTop(line) && /[aou]/.test(line.key),
    ({ text }) => text.replace(/[aou]/, 'ä'),
  ),
  // Stray characters.
  kind(
    'a stray letter on the first line',
    ({ at }) => at === 0,
    ({ text }) => `x\n${text}`,
  ),
  kind(
    'a stray letter before the first comment',
    ({ at }) => at === 0,
    ({ text }) => `x${text}`,
  ),
  kind(
    'a stray letter on a line of its own between fields',
    (line) => isTop(line) && isField(line),
    ({ text }) => `${text}\nx`,
    [1],
  ),
  kind(
    'a stray line between groups',
    (line, lines) => isTop(line) && line.kind === 'group' && line.at > 5 && !!before(line, lines),
    ({ text }) => `noch prüfen\n${text}`,
  ),
  kind(
    'a stray letter at the end',
    ({ at }, lines) => at === lines.length - 1,
    () => 'x\n',
  ),
  kind(
    'the mark of the first comment gone',
    ({ at, kind: given }) => at === 0 && given === 'comment',
    ({ text }) => text.slice(2),
  ),
  kind(
    'the mark of the first comment gone, but not its space',
    ({ at, kind: given }) => at === 0 && given === 'comment',
    ({ text }) => text.slice(1),
  ),
  kind('the mark of a remark gone', isComment, ({ text }) => text.replace('# ', '')),
  kind('the mark of a remark gone, but not its space', isComment, ({ text }) => text.replace('#', '')),
  kind(
    'a line of dashes',
    // Below nothing but comments, they begin the document, which YAML allows.
    (line, lines) => isTop(line) && line.kind === 'group' && lines.slice(0, line.at).some(hasKey),
    ({ text }) => `---\n${text}`,
  ),
  // Nested fields.
  kind('no space after the colon of an inner field', isInner, (line) => `${prefixOf(line)}${line.key}:${line.value}`),
  kind('no colon after an inner field', isInner, (line) => `${prefixOf(line)}${line.key} ${line.value}`),
  kind('an inner field with one space too many', isInner, ({ text }) => ` ${text}`),
  kind('an inner field with one space too few', isInner, ({ text }) => text.slice(1)),
  kind('an inner field with two spaces too many', isInner, ({ text }) => `  ${text}`),
  kind('an inner field with two spaces too few', isInner, ({ text }) => text.slice(2)),
  kind('an inner field with a tab', isInner, ({ text }) => `\t${text.trimStart()}`),
  kind('an inner field with a dash', isInner, (line) => `${line.indent}- ${line.text.trimStart()}`),
  kind('a misspelled inner field', isInner, (line) => line.text.replace(line.key, `${line.key}x`)),
  kind('the first field of a group with one space too many', isGroupFirst, ({ text }) => ` ${text}`),
  kind('the first field of a group with one space too few', isGroupFirst, ({ text }) => text.slice(1)),
  kind('the first field of a group with two spaces too few', isGroupFirst, ({ text }) => text.slice(2)),
  kind(
    'no colon after the first field of a group',
    (line, lines) => isGroupFirst(line, lines) && isField(line),
    (line) => `${line.indent}${line.key} ${line.value}`,
  ),
  kind(
    'a group whose colon is gone',
    (line) => line.indent.length >= 2 && line.kind === 'group' && !line.isItem,
    ({ text }) => text.replace(/:$/, ''),
  ),
  // Lists.
  kind('the first entry without its dash', isFirstEntry, ({ indent, value }) => `${indent}${value}`),
  kind('the first entry with spaces for its dash', isFirstEntry, ({ indent, value }) => `${indent}  ${value}`),
  kind('an entry without its dash', isMidEntry, ({ indent, value }) => `${indent}${value}`),
  kind('the last entry without its dash', isLastEntry, ({ indent, value }) => `${indent}${value}`),
  kind('an entry without a space after its dash', isMidEntry, ({ indent, value }) => `${indent}-${value}`),
  kind('the first entry without a space after its dash', isFirstEntry, ({ indent, value }) => `${indent}-${value}`),
  kind('an entry with a long dash', isMidEntry, ({ indent, value }) => `${indent}– ${value}`),
  kind('an entry with a star', isMidEntry, ({ indent, value }) => `${indent}* ${value}`),
  kind('an entry with a bullet', isLastEntry, ({ indent, value }) => `${indent}• ${value}`),
  kind('an entry with two dashes', isMidEntry, ({ indent, value }) => `${indent}-- ${value}`),
  kind('an entry with one space too many', isMidEntry, ({ text }) => ` ${text}`),
  kind('an entry with two spaces too many', isMidEntry, ({ text }) => `  ${text}`),
  kind('an entry with one space too few', isMidEntry, ({ text }) => text.slice(1)),
  kind('an entry with two spaces too few', isMidEntry, ({ text }) => text.slice(2)),
  kind('the first entry with one space too many', isFirstEntry, ({ text }) => ` ${text}`),
  kind('the first group of a list without its dash', isFirstItemField, ({ text }) => text.replace('- ', '')),
  kind('the first group of a list with spaces for its dash', isFirstItemField, ({ text }) => text.replace('- ', '  ')),
  kind('a group of a list without its dash', isLaterItemField, ({ text }) => text.replace('- ', '')),
  kind('a group of a list with spaces for its dash', isLaterItemField, ({ text }) => text.replace('- ', '  ')),
  kind('a group of a list without a space after its dash', isLaterItemField, ({ text }) => text.replace('- ', '-')),
  kind('a group of a list with a long dash', isLaterItemField, ({ text }) => text.replace('- ', '– ')),
  kind('a group of a list with one space too many', isLaterItemField, ({ text }) => ` ${text}`),
  kind('a group of a list with two spaces too many', isLaterItemField, ({ text }) => `  ${text}`),
  kind(
    'a group of a list with two spaces too few',
    (line, lines) => isLaterItemField(line, lines) && line.indent.length >= 2,
    ({ text }) => text.slice(2),
  ),
  kind('an empty entry', isMidEntry, ({ indent, text }) => `${text}\n${indent}-`, [1]),
  // Block scalars.
  kind('a line of a text at the left edge', isMidProse, ({ value }) => value),
  kind('a line of a text with one space too few of all', isMidProse, ({ value }) => ` ${value}`),
  kind('the last line of a text at the left edge', isLastProse, ({ value }) => value),
  kind('the first line of a text at the left edge', isFirstProse, ({ value }) => value),
  kind(
    'a line of a text at the left edge that begins with bold words',
    isMidProse,
    ({ value }) => `**Wichtig:** ${value}`,
  ),
  kind('a line of a text at the left edge that begins with a word and a colon', isLastProse, ({ value }) =>
    withColon(value),
  ),
  kind(
    'no sign for a text over several lines with a colon',
    (line, lines) => line.kind === 'block' && hasKey(line) && isFirstProse(after(line, lines) ?? line, lines),
    (line, lines) => `${prefixOf(line)}${line.key}:\n${withColon(after(line, lines)?.text ?? '')}`,
    [0],
  ),
  kind(
    'a text on the line of its sign',
    (line) => line.kind === 'block' && hasKey(line),
    ({ text }) => `${text} Und noch etwas`,
  ),
  kind(
    'a sign without its key',
    (line) => line.kind === 'block' && hasKey(line) && !line.isItem,
    ({ indent, value }) => `${indent}${value}`,
  ),
  // Quotation marks and other special characters in texts.
  kind(
    'a quotation mark that is not closed',
    (line) => isField(line) && isWordy(line),
    (line) => `${prefixOf(line)}${line.key}: "${line.value}`,
  ),
  kind(
    'a quotation mark that is closed twice',
    (line) => isField(line) && /^"[^"]*"$/.test(line.value),
    ({ text }) => `${text}"`,
  ),
  kind(
    'a closing quotation mark gone',
    (line) => isField(line) && /^"[^"]*"$/.test(line.value),
    ({ text }) => text.slice(0, -1),
  ),
  kind(
    'a single quotation mark that is not closed',
    (line) => isField(line) && isWordy(line),
    (line) => `${prefixOf(line)}${line.key}: '${line.value}`,
  ),
  kind(
    'quotation marks inside of quotation marks',
    (line) => isField(line) && isWordy(line),
    (line) => `${prefixOf(line)}${line.key}: "${line.value} "so" genannt"`,
  ),
  kind(
    'a quoted word at the beginning',
    (line) => isField(line) && isWordy(line),
    (line) => `${prefixOf(line)}${line.key}: "Genau" ${line.value}`,
  ),
  kind(
    'a colon in a text',
    (line) => isField(line) && isWordy(line),
    (line) => `${prefixOf(line)}${line.key}: Merke: ${line.value}`,
  ),
  kind(
    'a colon at the end of a text',
    (line) => isField(line) && isWordy(line),
    ({ text }) => `${text}:`,
  ),
  kind(
    'a text that begins with bold words',
    (line) => isField(line) && isWordy(line),
    (line) => `${prefixOf(line)}${line.key}: **Neu** ${line.value}`,
  ),
  kind(
    'a text that begins with a bracket',
    (line) => isField(line) && isWordy(line),
    (line) => `${prefixOf(line)}${line.key}: [Neu] ${line.value}`,
  ),
  kind(
    'a text that begins with an at sign',
    (line) => isField(line) && isWordy(line),
    (line) => `${prefixOf(line)}${line.key}: @${line.value}`,
  ),
  kind(
    'a text that begins with a percent sign',
    (line) => isField(line) && isWordy(line),
    (line) => `${prefixOf(line)}${line.key}: %${line.value}`,
  ),
  kind(
    'a text that begins with an ampersand',
    (line) => isField(line) && isWordy(line),
    (line) => `${prefixOf(line)}${line.key}: &${line.value}`,
  ),
  kind(
    'a text that begins with an exclamation mark',
    (line) => isField(line) && isWordy(line),
    (line) => `${prefixOf(line)}${line.key}: !${line.value}`,
  ),
  kind(
    'a fact at the beginning of a text',
    (line) => isField(line) && isWordy(line),
    (line) => `${prefixOf(line)}${line.key}: {{mwst}} ${line.value}`,
  ),
  kind(
    'a remark cut off a text',
    (line) => isField(line) && isWordy(line),
    ({ text }) => `${text} # 1`,
  ),
  kind(
    'a colon in an entry',
    (line, lines) => isMidEntry(line, lines) && isWordy(line),
    ({ indent, value }) => `${indent}- Merke: ${value}`,
  ),
  kind(
    'an entry that begins with bold words',
    (line, lines) => isMidEntry(line, lines) && isWordy(line),
    ({ indent, value }) => `${indent}- **Neu** ${value}`,
  ),
  // Brackets.
  kind(
    'a comma gone between brackets',
    ({ text }) => /\{ from: [^,{}]+, to: /.test(text),
    ({ text }) => text.replace(', to:', ' to:'),
  ),
  kind(
    'a closing brace gone',
    ({ text }) => /\{ from: [^,{}]+, to: [^}]+\}$/.test(text),
    ({ text }) => text.replace(/ *\}$/, ''),
  ),
  kind(
    'a closing bracket gone',
    ({ text }) => /- \[".*"\]$/.test(text),
    ({ text }) => text.slice(0, -1),
  ),
  // Line breaks and spaces.
  kind(
    'a line break gone between two fields',
    isInner,
    (line, lines) => `${line.text} ${after(line, lines)?.text.trimStart()}`,
  ),
  kind(
    'a line break inside of a name',
    (line) => isTop(line) && isField(line),
    ({ key, value }) => `${key}\n: ${value}`,
    [0, 1],
  ),
  kind(
    'a space that does not break after the colon',
    isInner,
    (line) => `${prefixOf(line)}${line.key}:\u00a0${line.value}`,
  ),
  kind('an indentation of spaces that do not break', isInner, ({ text }) => text.replace(/^ {2}/, '\u00a0\u00a0')),
  kind(
    'a conflict of two versions',
    (line) => isTop(line) && isField(line),
    ({ text }) => `<<<<<<< HEAD\n${text}\n=======\n${text}\n>>>>>>> andere`,
    [0],
  ),
  // Values.
  kind('a value gone', isInner, (line) => `${prefixOf(line)}${line.key}:`),
  kind(
    'a number as people write it',
    (line) => isField(line) && /^\d+$/.test(line.value),
    ({ text }) => text.replace(/\d+$/, '1,5'),
  ),
  kind(
    'a drawing that does not exist',
    ({ key, kind: given }) => key === 'illustration' && given === 'field',
    ({ text }) => `${text}x`,
  ),
  kind(
    'a colour that does not exist',
    ({ key, kind: given }) => key === 'color' && given === 'field',
    ({ text }) => `${text}x`,
  ),
  kind(
    'an icon that does not exist',
    ({ key, kind: given }) => key === 'icon' && given === 'field',
    ({ text }) => text.replace(/icon: .*/, 'icon: haus'),
  ),
];

/** Slips that replace the next line, too. */
const TAKES_NEXT = new Set([
  'no sign for a text over several lines with a colon',
  'a line break gone between two fields',
]);

/** Applies every kind of slip that the file has a line for. */
export function slipsIn(text: string): Slip[] {
  const lines = linesOf(text);
  return SLIPS.flatMap((slip) => {
    const line = lines.find((each) => slip.pick(each, lines));
    return line ? [slipAt(slip, line, lines)] : [];
  });
}

function slipAt({ name, change, wrong = [0] }: Kind, line: Line, lines: readonly Line[]): Slip {
  const below = line.at + (TAKES_NEXT.has(name) ? 2 : 1);
  const texts = lines.map(({ text }) => text);
  const changed = [...texts.slice(0, line.at), change(line, lines), ...texts.slice(below)];
  return { name: `${name}, line ${line.at + 1}`, text: changed.join('\n'), wrong: wrong.map((by) => line.at + 1 + by) };
}
