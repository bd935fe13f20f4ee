import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { prefetchRules } from '#data/site/prefetch-rules.ts';
import { writePolicies } from './content-policy.ts';
import { hashOf, inlineScripts, inlineStyles } from './inline-parts.ts';

test('computes the hash of the W3C’s own example', () => {
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

test('finds all style elements, including empty ones', () => {
  expect(inlineStyles('<style>a{}</style><p style="b"><style data-x="1">\nc{}</style><style></style>')).toEqual([
    'a{}',
    '\nc{}',
    '',
  ]);
});

describe('the rules of a built site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'policies-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const page = (path: string, ...styles: string[]): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), styles.map((style) => `<style>${style}</style>`).join(''));
  };
  const template = (policy: string): void =>
    writeFileSync(
      join(folder, '_headers'),
      `/*\n  Content-Security-Policy: ${policy}\n  X-Other: 1\n/mine\n  ! Content-Security-Policy\n  Content-Security-Policy: style-src __INLINE_STYLES__; x\n`,
    );
  const usual = "script-src 'self' __INLINE_SCRIPTS__; style-src 'self' __INLINE_STYLES__; base-uri 'none'";
  /** Number of styles in the rule of a path, without the one for placements. */
  const named = (path: string): number | undefined => {
    const rule = readFileSync(join(folder, '_headers'), 'utf8').split(`\n${path}\n`)[1]?.split('\n/')[0];
    const hashes = rule && /style-src[^;]*/.exec(rule)?.[0].match(/sha256/g);
    return hashes ? hashes.length - 1 : undefined;
  };

  test('a folder has one rule for shared parts, an unusual page its own rule, and a file none', () => {
    for (let at = 0; at < 200; at += 1) page(`many/${at}.html`, 'all{}', ...(at % 2 ? ['some{}'] : []));
    page('many/apart.html', 'all{}', 'apart{}');
    page('few/one.html', 'one{}');
    page('mine.html', 'mine{}');
    page('index.html', 'home{}');
    template(usual);
    const policyOf = writePolicies(folder);
    expect(['/many/*', '/many/apart', '/few/one', '/mine', '/'].map(named)).toEqual([2, 2, 1, 1, 1]);
    expect(['/many/1', '/few/*', '/many'].map(named)).toEqual([undefined, undefined, undefined]);
    const [files = ''] = readFileSync(join(folder, '_headers'), 'utf8').split('\n/mine');
    expect(files).toContain("script-src 'self'; style-src 'self'; base-uri 'none'");
    expect(policyOf(['/few/one', '/mine', '/data.json']).match(/sha256-[^']{44}/g)).toHaveLength(4);
    expect(policyOf(['/mine'])).toContain(hashOf('mine{}'));
  });

  test('fails the build if the platform would ignore a rule', () => {
    template(usual.replace(' __INLINE_STYLES__', ''));
    expect(() => writePolicies(folder)).toThrow('must have');
    template(usual);
    page('few/one.html', ...Array.from({ length: 40 }, (_, at) => `one${at}{}`));
    expect(() => writePolicies(folder)).toThrow(/has 2\d{3} characters/);
    page('few/one.html', 'one{}');
    for (let at = 0; at < 100; at += 1) page(`page${at}.html`, `page${at}{}`);
    template(usual);
    expect(() => writePolicies(folder)).toThrow('has 106 rules');
  });
});

test('the prefetch rules are the same text everywhere, and exclude account pages', () => {
  const rules = prefetchRules('lexicon');
  expect(rules).toBe(prefetchRules('lexicon'));
  expect(JSON.parse(rules).prefetch[0].eagerness).toBe('moderate');
  expect(rules).not.toMatch(/"\/(\*|admin|auth|account|api)/);
});
