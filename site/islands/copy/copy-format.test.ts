import { expect, it } from 'vitest';
import { formatCopy, tryParseCopyFormat, type CopyFormat } from './copy-format.ts';

const verse = {
  reference: 'Genesis 2:12',
  version: 'King James Version',
  text: 'And the gold of that land is good: there is bdellium and the onyx stone.',
};

const copies: [format: CopyFormat, expected: string][] = [
  ['plain', `${verse.text} (King James Version)`],
  ['before', `Genesis 2:12 (King James Version) ${verse.text}`],
  ['after', `${verse.text} (Genesis 2:12, King James Version)`],
  ['markdown', `> ${verse.text}\n>\n> — **Genesis 2:12**, King James Version`],
  [
    'html',
    `<blockquote><p>${verse.text}</p><footer><cite>Genesis 2:12</cite>, King James Version</footer></blockquote>`,
  ],
];
it.each(copies)('copies a verse as %s', (format, expected) => {
  expect(formatCopy(verse, format)).toBe(expected);
});

it('links the reference if the format supports links', () => {
  const linked = { ...verse, link: 'https://site.example/bible/kjv/genesis/2#v12' };
  expect(formatCopy(linked, 'markdown')).toMatch(
    /— \[\*\*Genesis 2:12\*\*\]\(https:\/\/site\.example\/bible\/kjv\/genesis\/2#v12\), King James Version$/,
  );
  expect(formatCopy(linked, 'html')).toContain(
    '<cite><a href="https://site.example/bible/kjv/genesis/2#v12">Genesis 2:12</a></cite>',
  );
  expect(formatCopy(linked, 'before')).toBe(`Genesis 2:12 (King James Version) ${verse.text}`);
});

it('escapes the special characters of Markdown and HTML', () => {
  const odd = { reference: 'R', version: 'V_1 <W>', text: 'a *b* <c> & d' };
  expect(formatCopy(odd, 'markdown')).toBe('> a \\*b\\* \\<c\\> & d\n>\n> — **R**, V\\_1 \\<W\\>');
  expect(formatCopy(odd, 'html')).toBe(
    '<blockquote><p>a *b* &lt;c&gt; &amp; d</p><footer><cite>R</cite>, V_1 &lt;W&gt;</footer></blockquote>',
  );
});

it('cites a version by its abbreviation within parentheses', () => {
  const named = (version: string) => formatCopy({ ...verse, version }, 'before');
  expect(named('King James (KJV)')).toBe(`Genesis 2:12 (KJV) ${verse.text}`);
  expect(named('Restored Names (from the KJV)')).toBe(`Genesis 2:12 (Restored Names (from the KJV)) ${verse.text}`);
});

it('rejects an unknown format', () => {
  expect(tryParseCopyFormat('pdf')).toBeUndefined();
});
