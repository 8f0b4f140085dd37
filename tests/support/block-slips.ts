/** Slips in a valid file that move whole parts of it: they make text of fields and list entries, or the other way round. */

/** A file with one slip in it. */
export interface BlockSlip {
  readonly name: string;
  readonly text: string;
}

const indentOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0;

/** Returns the line after the part that begins at a line: its own line and all that are indented more deeply. */
function endOf(lines: readonly string[], at: number): number {
  const indent = indentOf(lines[at] ?? '');
  const end = lines.findIndex((line, index) => index > at && line.trim() !== '' && indentOf(line) <= indent);
  return end === -1 ? lines.length : end;
}

/** Makes every slip at every line of a file: a field, a list entry, or a line of prose. */
export function blockSlipsIn(text: string): BlockSlip[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at): BlockSlip[] => {
    if (line.trim() === '' || line.trim().startsWith('#')) return [];
    const end = endOf(lines, at);
    const part = lines.slice(at, end);
    const withPart = (name: string, changed: readonly string[]): BlockSlip => ({
      name: `${name}, line ${at + 1}`,
      text: [...lines.slice(0, at), ...changed, ...lines.slice(end)].join('\n'),
    });
    const moved = (by: number) => part.map((each) => (each.trim() === '' ? each : ' '.repeat(by) + each));
    const indent = indentOf(line);
    const pad = (by: number) => ' '.repeat(Math.max(0, indent + by));
    const inserted = (header: string) => withPart(`a stray «${header}»`, [header, ...part]);
    return [
      ...[1, 2, 4].map((by) => withPart(`a part ${by} spaces too far to the right`, moved(by))),
      ...[1, 2].flatMap((by) =>
        by <= indent
          ? [
              withPart(
                `a part ${by} spaces too far to the left`,
                part.map((each) => each.slice(by)),
              ),
            ]
          : [],
      ),
      withPart(
        'a tab before a part',
        part.map((each) => `\t${each}`),
      ),
      ...[-2, -1, 0].map((by) => inserted(`${pad(by)}lead: >-`)),
      ...[-2, 0].map((by) => inserted(`${pad(by)}- >-`)),
      withPart('a stray quotation mark at the end', [`${line}"`, ...part.slice(1)]),
      withPart('a stray quotation mark at the beginning', [line.replace(/\S/, '"$&'), ...part.slice(1)]),
      ...(/^ *- /.test(line) ? [withPart('a missing dash', [line.replace('- ', ''), ...part.slice(1)])] : []),
      ...(/^ *- /.test(line) ? [withPart('a dash without a space', [line.replace('- ', '-'), ...part.slice(1)])] : []),
      ...(/\w: /.test(line) ? [withPart('a missing colon', [line.replace(': ', ' '), ...part.slice(1)])] : []),
      ...(/\w:$/.test(line) ? [withPart('a missing colon', [line.slice(0, -1), ...part.slice(1)])] : []),
    ];
  });
}
