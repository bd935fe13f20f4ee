import { expect, it } from 'vitest';
import { formatCopy, tryParseCopyFormat, type CopyFormat } from './copy-format.ts';

const verse = {
  reference: 'Genesis 2:12',
  text: 'And the gold of that land is good: there is bdellium and the onyx stone.',
};

const copies: [format: CopyFormat, expected: string][] = [
  ['plain', verse.text],
  ['before', `Genesis 2:12 ${verse.text}`],
  ['after', `${verse.text} (Genesis 2:12)`],
  ['markdown', `> ${verse.text}\n>\n> — **Genesis 2:12**`],
  ['html', `<blockquote><p>${verse.text}</p><footer><cite>Genesis 2:12</cite></footer></blockquote>`],
];
it.each(copies)('copies a verse as %s', (format, expected) => {
  expect(formatCopy(verse, format)).toBe(expected);
});

it('links the reference if the format supports links', () => {
  const linked = { ...verse, link: 'https://site.example/bible/kjv/genesis/2#v12' };
  expect(formatCopy(linked, 'markdown')).toMatch(
    /— \[\*\*Genesis 2:12\*\*\]\(https:\/\/site\.example\/bible\/kjv\/genesis\/2#v12\)$/,
  );
  expect(formatCopy(linked, 'html')).toContain(
    '<cite><a href="https://site.example/bible/kjv/genesis/2#v12">Genesis 2:12</a></cite>',
  );
  expect(formatCopy(linked, 'before')).toBe(`Genesis 2:12 ${verse.text}`);
});

it('escapes the special characters of Markdown and HTML', () => {
  const odd = { reference: 'R', text: 'a *b* <c> & d' };
  expect(formatCopy(odd, 'markdown')).toContain('a \\*b\\* \\<c\\> & d');
  expect(formatCopy(odd, 'html')).toContain('a *b* &lt;c&gt; &amp; d');
});

it('rejects an unknown format', () => {
  expect(tryParseCopyFormat('pdf')).toBeUndefined();
});
