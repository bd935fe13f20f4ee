import { expect, test } from 'vitest';
import { prefetchRules } from '#data/model/prefetch-rules.ts';
import { hashOf, inlineScripts } from './content-policy.ts';

test('the hash is the one of the W3C’s own example', () => {
  // Content Security Policy Level 2, section 7.17.1.
  expect(hashOf("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test.each([
  ['<script>a()</script>', ['a()']],
  ['<script type="module">a()</script><script>b()</script>', ['a()', 'b()']],
  ['<script type="module" src="/a.js"></script>', []],
  ['<script src=/a.js></script>', []],
  ['<script type="application/json">{"a":1}</script>', []],
  ['<script type="speculationrules">{}</script>', []],
  ['<p>script</p>', []],
])('%s has the inline scripts %j', (html, scripts) => {
  expect(inlineScripts(html)).toEqual(scripts);
});

test('the rules for fetching ahead are the same text wherever they are made, and leave people’s pages alone', () => {
  const rules = prefetchRules('lexicon');
  expect(rules).toBe(prefetchRules('lexicon'));
  expect(JSON.parse(rules).prefetch[0].eagerness).toBe('moderate');
  expect(rules).not.toMatch(/"\/(\*|admin|auth|account|api)/);
});
