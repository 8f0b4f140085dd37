import { describe, expect, test } from 'vitest';
import { EDITORS, editorLink, editorPattern } from './editor-link.ts';

describe('a link into the editor', () => {
  test('names file, line and column', () => {
    expect(editorLink(EDITORS.code ?? '', '/home/ann/site/data/home.yaml', 3, 12)).toBe(
      'vscode://file/home/ann/site/data/home.yaml:3:12',
    );
  });

  test('begins with the first letter of a file without a known line', () => {
    expect(editorLink(EDITORS.code ?? '', '/site/data/home.yaml')).toBe('vscode://file/site/data/home.yaml:1:1');
  });

  test('survives spaces and signs in folder names, and drives', () => {
    expect(editorLink(EDITORS.code ?? '', 'C:\\My Site #1\\a$&.yaml')).toBe(
      'vscode://file/C:/My%20Site%20%231/a$&.yaml:1:1',
    );
  });

  test('follows any pattern that names a file', () => {
    expect(editorPattern('my-editor://open?{file}@{line}')).toBe('my-editor://open?{file}@{line}');
    expect(editorPattern('code')).toBe(EDITORS.code);
    expect(editorPattern('notepad')).toBeUndefined();
    expect(editorPattern('vscode://file')).toBeUndefined();
  });
});
