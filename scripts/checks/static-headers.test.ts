import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Rules of `dist/_headers`: a path, and below it what its answers carry. */
function readRules(text: string): Map<string, [name: string, value: string][]> {
  const rules = new Map<string, [string, string][]>();
  let rule: [string, string][] = [];
  for (const line of text.split('\n')) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) rule.push([name.toLowerCase(), value]);
    else {
      rule = rules.get(line.trim()) ?? [];
      rules.set(line.trim(), rule);
    }
  }
  return rules;
}

const rules = readRules(readFileSync('dist/_headers', 'utf8'));
const policies = [...rules].flatMap(([path, rule]) =>
  rule.filter(([name]) => name === 'content-security-policy').map(([, policy]) => ({ path, policy })),
);
const directive = (policy: string, name: string): string =>
  policy
    .split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${name} `)) ?? '';

test('every file is served by https alone, is not sniffed and cannot be framed', () => {
  const all = new Map(rules.get('/*'));
  // ASVS 5.0 V3.4.1: a year, with subdomains.
  expect(all.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(all.get('x-content-type-options')).toBe('nosniff');
  expect(all.get('x-frame-options')).toBe('DENY');
  expect(all.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(all.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  for (const feature of ['camera', 'microphone', 'geolocation'])
    expect(all.get('permissions-policy')).toContain(`${feature}=()`);
});

test('there is a policy for every file, and a stricter one for the pages of people', () => {
  expect(policies.map(({ path }) => path)).toEqual(['/*', '/auth', '/account', '/admin']);
});

test.each(policies)('no inline script runs on $path but those that the build named', ({ policy }) => {
  const scripts = directive(policy, 'script-src');
  expect(scripts).toMatch(/^script-src 'self'(?: 'sha256-[\w+/]{43}=')+(?: 'wasm-unsafe-eval')?$/);
  expect(directive(policy, 'base-uri')).toBe("base-uri 'none'");
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(directive(policy, 'object-src') || directive(policy, 'default-src')).toMatch(/ 'none'$/);
});

test('what is still allowed inline is style, which SECURITY.md says', () => {
  const lenient = policies.flatMap(({ policy }) =>
    policy.split(';').filter((each) => each.includes("'unsafe-inline'")),
  );
  expect(new Set(lenient.map((each) => each.trim()))).toEqual(new Set(["style-src 'self' 'unsafe-inline'"]));
  expect(readFileSync('SECURITY.md', 'utf8')).toContain("style-src 'unsafe-inline'");
});
