import { describe, expect, test } from 'vitest';
import { parseFragment } from './fragment.ts';

const faults = (html: string) => parseFragment(html).faults.map(({ kind, name }) => `${kind} ${name}`);

describe('an answer written as HTML', () => {
  test('keeps its paragraphs, lists, emphasis and links', () => {
    const { nodes, faults: found } = parseFragment('<p>Go <strong>on</strong> <a href="/x/">here</a></p>');
    expect(found).toEqual([]);
    expect(nodes).toEqual([
      {
        kind: 'element',
        tag: 'p',
        children: [
          { kind: 'text', text: 'Go ' },
          { kind: 'element', tag: 'strong', children: [{ kind: 'text', text: 'on' }] },
          { kind: 'text', text: ' ' },
          { kind: 'element', tag: 'a', href: '/x/', children: [{ kind: 'text', text: 'here' }] },
        ],
      },
    ]);
  });

  test('can omit the tags that HTML allows to omit', () => {
    expect(faults('one<br>two<p>three<p>four<ul><li>five<li>six</ul>')).toEqual([]);
  });

  test('has its character references decoded', () => {
    expect(
      parseFragment('a &amp; b &lt;c&gt;')
        .nodes.map((node) => node.kind === 'text' && node.text)
        .join(''),
    ).toBe('a & b <c>');
  });
});

describe('forbidden content of an answer', () => {
  test('is dropped with everything inside it', () => {
    const { nodes, links } = parseFragment('a<script>alert(1)</script><div><a href="/x/">b</a></div>c');
    expect(nodes).toEqual([
      { kind: 'text', text: 'a' },
      { kind: 'text', text: 'c' },
    ]);
    expect(links).toEqual([]);
  });

  test('is reported once per element or attribute, even in capitals, if it is not closed, or at a link', () => {
    expect(faults('<p>Look: <img src="x.png" onerror="go()"> and <hr></p>')).toEqual(['element img', 'element hr']);
    expect(faults('<div class="a">x')).toEqual(['element div']);
    expect(faults('<SCRIPT>go()</SCRIPT>')).toEqual(['element script']);
    expect(faults('<p class="x" style="y">a <a href="/x/" onclick="go()">b</a></p>')).toEqual([
      'attribute class',
      'attribute style',
      'attribute onclick',
    ]);
  });

  test('includes elements nested so deeply that rendering them would overflow the stack', () => {
    const nested = (depth: number) => `${'<em>'.repeat(depth)}a${'</em>'.repeat(depth)}`;
    expect(faults(nested(16))).toEqual([]);
    expect(faults(nested(17))).toEqual(['too-deep em']);
    expect(faults(nested(20_000)).slice(0, 2)).toEqual(['too-deep em']);
  });
});
