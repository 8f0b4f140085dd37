import { describe, expect, test } from 'vitest';
import { parseInline, plainText } from './inline.ts';

const text = (content: string) => ({ kind: 'text', text: content });
const bold = (...children: unknown[]) => ({ kind: 'bold', children });
const link = (href: string, ...children: unknown[]) => ({ kind: 'link', href, children });

describe('text with inline markup', () => {
  test('is shown as it is if nothing is marked up', () => {
    expect(parseInline('2 * 3 = 6, a_b, <p> & "x"').nodes).toEqual([text('2 * 3 = 6, a_b, <p> & "x"')]);
  });

  test('**bold** becomes bold', () => {
    expect(parseInline('Only **today** and **now**.').nodes).toEqual([
      text('Only '),
      bold(text('today')),
      text(' and '),
      bold(text('now')),
      text('.'),
    ]);
  });

  test('[text](address) becomes a link, even inside or around bold', () => {
    expect(parseInline('[Blue](/teams/blue/)').nodes).toEqual([link('/teams/blue/', text('Blue'))]);
    expect(parseInline('**see [Blue](/b/)**').nodes).toEqual([bold(text('see '), link('/b/', text('Blue')))]);
    expect(parseInline('[the **Blues**](/b/)').nodes).toEqual([link('/b/', text('the '), bold(text('Blues')))]);
  });

  test('is available as plain text, for titles and descriptions', () => {
    expect(plainText('Only **today** at [the **hall**](/hall/).')).toBe('Only today at the hall.');
  });
});

describe('an unclosed mark', () => {
  const faults = (source: string) => parseInline(source).faults;

  test('is reported with its offset', () => {
    expect(faults('Only **today')).toEqual([{ kind: 'unclosed', marker: '**', offset: 5 }]);
    expect(faults('See [Blue(/b/)')).toEqual([{ kind: 'unclosed', marker: '[', offset: 4 }]);
    expect(faults('See [Blue] (/b/)')).toEqual([{ kind: 'unclosed', marker: '[', offset: 4 }]);
    expect(faults('See [Blue](/b c/)')).toEqual([{ kind: 'unclosed', marker: '[', offset: 4 }]);
  });

  test('stays visible, so that no word is lost', () => {
    expect(plainText('Only **today and [Blue](/b/')).toBe('Only **today and [Blue](/b/');
  });

  test('is reported if bold and link overlap', () => {
    expect(faults('**a [b**](/x/)')).not.toEqual([]);
    expect(faults('[a **b](/x/) c**')).not.toEqual([]);
  });
});

describe('a near miss of a link', () => {
  const faults = (source: string) => parseInline(source).faults;

  test('is distinguished from an unclosed mark', () => {
    expect(faults('See [](/x/)')).toEqual([{ kind: 'link', href: '/x/', hasText: false, offset: 4 }]);
    expect(faults('See [ ](/x/)')).toEqual([{ kind: 'link', href: '/x/', hasText: false, offset: 4 }]);
    expect(faults('See [x](/y_(z)/).')).toEqual([{ kind: 'link', href: '/y_(z)/', hasText: true, offset: 4 }]);
    expect(faults('([x](/y_(z)))')).toEqual([{ kind: 'link', href: '/y_(z)', hasText: true, offset: 1 }]);
    expect(faults('See [x](/y_(z)')).toEqual([{ kind: 'unclosed', marker: '[', offset: 4 }]);
    expect(faults('See [x]()')).toEqual([{ kind: 'unclosed', marker: '[', offset: 4 }]);
  });

  test('stays visible', () => {
    expect(plainText('[ ](/x/) and [x](/y_(z)/)')).toBe('[ ](/x/) and [x](/y_(z)/)');
  });
});
