// @vitest-environment happy-dom
import { Editor } from '@tiptap/react';
import { expect, it } from 'vitest';
import { editorExtensions } from './editor-extensions.ts';
import { findUnsupportedElements } from './unsupported-elements.ts';

const edit = (content: string): Editor =>
  new Editor({ extensions: editorExtensions, content, textDirection: 'auto', injectCSS: false });

/** The HTML that the visual editor produces from a text. */
function written(content: string): string {
  const editor = edit(content);
  const html = editor.getHTML();
  editor.destroy();
  return html;
}

const preserved: [text: string, html: string][] = [
  ['<h1>Vines</h1>', '<h2 dir="auto">Vines</h2>'],
  ['<h4>Vines</h4>', '<h4 dir="auto">Vines</h4>'],
  ['<p>So <span lang="grc">λόγος</span></p>', '<p dir="auto">So <span lang="grc">λόγος</span></p>'],
  ['<p>So <span lang="he">גֶּפֶן</span></p>', '<p dir="auto">So <span lang="he">גֶּפֶן</span></p>'],
  ['<p>So <span dir="rtl">1, 2</span></p>', '<p dir="auto">So <span dir="rtl">1, 2</span></p>'],
  ['<p><span lang="he" dir="ltr">גֶּפֶן</span></p>', '<p dir="auto"><span lang="he" dir="ltr">גֶּפֶן</span></p>'],
  [
    '<p><span lang="grc">ὁ <span lang="he">גֶּפֶן</span></span></p>',
    '<p dir="auto"><span lang="grc">ὁ <span lang="he">גֶּפֶן</span></span></p>',
  ],
  ['<p><em lang="la">vitis</em></p>', '<p dir="auto"><span lang="la"><em>vitis</em></span></p>'],
  ['<ul lang="de"><li>Rebe</li></ul>', '<ul dir="auto" lang="de"><li dir="auto"><p dir="auto">Rebe</p></li></ul>'],
  ['<p lang="he">גֶּפֶן</p>', '<p dir="auto" lang="he">גֶּפֶן</p>'],
  [
    '<p><a href="/bible">In <span lang="he">תנ״ך</span></a></p>',
    '<p dir="auto"><a href="/bible">In <span lang="he">תנ״ך</span></a></p>',
  ],
];
it.each(preserved)('preserves %s', (text, html) => {
  expect(written(text)).toBe(html);
  expect(findUnsupportedElements(text)).toEqual([]);
});

it.each([
  ['<table><tr><td>One</table>', ['table', 'tbody', 'tr', 'td']],
  ['<p>A <code lang="la">vitis</code></p>', ['code']],
  ['<p>A <code dir="rtl">vitis</code></p>', ['code']],
])('detects what would be lost in %s', (text, lost) => {
  expect(findUnsupportedElements(text)).toEqual(lost);
});

it('marks words as Hebrew within another language, and removes the mark', () => {
  const editor = edit('<p><span lang="grc">ὁ גפן</span></p>');
  editor.commands.setTextSelection({ from: 3, to: 6 });
  editor.commands.toggleMark('phrase', { lang: 'he' });
  expect(editor.isActive('phrase', { lang: 'he' })).toBe(true);
  expect(editor.getText()).toBe('ὁ גפן');
  expect(editor.getHTML()).toBe('<p dir="auto"><span lang="grc">ὁ <span lang="he">גפן</span></span></p>');
  editor.commands.toggleMark('phrase', { lang: 'he' });
  expect(editor.isActive('phrase', { lang: 'he' })).toBe(false);
  editor.destroy();
});
