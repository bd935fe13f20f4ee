import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { xssVectors } from '#data/testing/xss-vectors.ts';
import { trySafeUrl } from './custom-page-url.ts';
import { removedParts, sanitizeHtml } from './sanitize.ts';

/** A list separate from the sanitizer's own: the elements that are harmless in a page. */
const harmless =
  'a abbr b bdi bdo blockquote br caption cite code dd del details div dl dt em figcaption figure h2 h3 h4 hr i img ins li mark ol p pre q rp rt ruby s small span strong sub summary sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );
const harmlessAttributes = 'alt colSpan dir height href lang loading rel rowSpan scope src start title width'.split(
  ' ',
);

/** Unsafe parts of the markup, as a browser's parser reads it. */
function problemsOf(html: string): string[] {
  const problems: string[] = [];
  visit(fromHtml(html, { fragment: true }), (node) => {
    if (node.type === 'comment' || node.type === 'doctype') problems.push(node.type);
    if (node.type !== 'element') return;
    if (!harmless.includes(node.tagName)) problems.push(`<${node.tagName}>`);
    for (const [name, value] of Object.entries(node.properties)) {
      if (!harmlessAttributes.includes(name)) problems.push(`${node.tagName} ${name}`);
      if (name === 'src' && !/^\/[^/\\]/.test(String(value))) problems.push(`src ${String(value)}`);
      if (name === 'href' && !/^(\/[^/\\]|https?:\/\/(?!evil)|mailto:|\/$)/.test(String(value)))
        problems.push(`href ${String(value)}`);
    }
  });
  return problems;
}

describe.each(Object.entries(xssVectors))('%s', (_, vectors) => {
  test.each(vectors)('%s', (vector) => {
    const html = sanitizeHtml(vector);
    expect(problemsOf(html)).toEqual([]);
    // Sanitizing the output again, also inside other markup, must find nothing.
    expect(sanitizeHtml(html)).toBe(html);
    expect(
      problemsOf(
        `<p>a ${html} b</p><table><tr><td>${html}</table><select>${html}</select>`.replaceAll(/<\/?select>/g, ''),
      ),
    ).toEqual([]);
  });

  test('all vectors in one text', () => {
    expect(problemsOf(sanitizeHtml(vectors.join('\n')))).toEqual([]);
    expect(problemsOf(sanitizeHtml(vectors.toReversed().join('')))).toEqual([]);
  });
});

test('semantic markup remains unchanged', () => {
  const markup =
    '<h2 dir="auto">The <em>Shema</em></h2><p dir="rtl" lang="he">שְׁמַע יִשְׂרָאֵל</p><p dir="auto">See <a href="/bible/kjv/deuteronomy/6">the chapter</a> and <a href="https://example.org/a?b=1&amp;c=2" rel="noopener">this</a>.</p><ol start="3"><li dir="auto">One</li></ol><blockquote dir="auto">“Hear”</blockquote><table><thead><tr><th scope="col" dir="auto">A</th></tr></thead><tbody><tr><td colspan="2" dir="auto">B</td></tr></tbody></table><img src="/logo.svg" alt="The logo" width="40" height="40" loading="lazy"><hr>';
  expect(sanitizeHtml(markup)).toBe(markup);
});

test('unclosed elements that settle only after several passes remain elements', () => {
  const markup = '<a href="/x"><h2><ul><table><h2><rt><h2><a href="/x"><td><h2><li><h2>';
  const html = sanitizeHtml(markup);
  expect(html).toContain('<a href="/x">');
  expect(html).not.toContain('&lt;');
  expect(sanitizeHtml(html)).toBe(html);
});

test('an h1 becomes an h2, and the text of removed elements remains', () => {
  expect(sanitizeHtml('<h1>Title</h1><button>Words <b>here</b></button>')).toBe(
    '<h2 dir="auto">Title</h2>Words <b>here</b>',
  );
  expect(removedParts('<p><button>x</button><script>y</script><font>z</font></p>')).toEqual([
    'button',
    'script',
    'font',
  ]);
});

test('only the picture of another host is removed, not what follows it', () => {
  expect(sanitizeHtml('<p><img src="https://elsewhere.example/a.png">Words <b>here</b></p>')).toBe(
    '<p dir="auto">Words <b>here</b></p>',
  );
});

test('names pictures, targets of links and styles that are removed', () => {
  const markup =
    '<p style="color: red"><img src="https://elsewhere.example/a.png"><a href="javascript:alert(1)">x</a><img src="/own.png"><a href="https://example.org">y</a></p>';
  expect(removedParts(markup)).toEqual(['style=', 'img https://elsewhere.example/a.png', 'href javascript:alert(1)']);
  expect(removedParts('<h1>Title</h1><p>Text</p>')).toEqual([]);
});

test.each([
  ['/bible/kjv', '/bible/kjv'],
  ['https://example.org', 'https://example.org/'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
  [' https://example.org/x ', 'https://example.org/x'],
  ['//example.org', undefined],
  ['https://user:secret@example.org', undefined],
  ['bible/kjv', undefined],
  ['', undefined],
  ['ftp://example.org', undefined],
])('the URL %j becomes %j', (url, expected) => {
  expect(trySafeUrl(url, ['/', 'https:', 'http:', 'mailto:'])).toBe(expected);
});

test('a text that is nested a hundred thousand levels deep is rejected without a crash', () => {
  expect(() => sanitizeHtml('<div>'.repeat(30_000))).toThrow('nested too deeply');
});
