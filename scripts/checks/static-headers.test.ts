import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Rule {
  path: string;
  /** Headers that it takes away of what came before, and those that it sets. */
  unset: string[];
  set: [name: string, value: string][];
}

/** Rules of `dist/_headers`, as Cloudflare documents them: a path, and below it what its answers carry. */
function readRules(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    const [, unset] = /^\s+! ([\w-]+)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.set.push([name.toLowerCase(), value]);
    else if (unset) rules.at(-1)?.unset.push(unset.toLowerCase());
    else rules.push({ path: line.trim(), unset: [], set: [] });
  }
  return rules;
}

const text = readFileSync('dist/_headers', 'utf8');
const rules = readRules(text);
const policies = rules.flatMap(({ path, set }) =>
  set.filter(([name]) => name === 'content-security-policy').map(([, policy]) => ({ path, policy })),
);

/** What is answered at an address: of two rules that both count, both policies. */
function policyAt(address: string): string {
  const isFor = (path: string): boolean =>
    path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path;
  let answered: string[] = [];
  for (const { unset, set } of rules.filter((rule) => isFor(rule.path))) {
    if (unset.includes('content-security-policy')) answered = [];
    answered.push(...set.filter(([name]) => name === 'content-security-policy').map(([, policy]) => policy));
  }
  return answered.join(', ');
}

const directive = (policy: string, name: string): string =>
  policy
    .split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${name} `)) ?? '';

test('every file is served by https alone, is not sniffed and cannot be framed', () => {
  const all = new Map(rules.find(({ path }) => path === '/*')?.set);
  // ASVS 5.0 V3.4.1: a year, with subdomains.
  expect(all.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(all.get('x-content-type-options')).toBe('nosniff');
  expect(all.get('x-frame-options')).toBe('DENY');
  expect(all.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(all.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  for (const feature of ['camera', 'microphone', 'geolocation'])
    expect(all.get('permissions-policy')).toContain(`${feature}=()`);
});

test('the platform reads all rules: at most 100, each once, with lines of at most 2,000 characters', () => {
  expect(rules.length).toBeLessThanOrEqual(100);
  expect(new Set(rules.map(({ path }) => path)).size).toBe(rules.length);
  expect(text.split('\n').filter((line) => line.length > 2_000)).toEqual([]);
});

test('there is a policy for every file, and a stricter one for the pages of people', () => {
  expect(policies[0]?.path).toBe('/*');
  for (const path of ['/auth', '/account', '/admin']) expect(policyAt(path)).toMatch(/^default-src 'none';[^,]*$/);
  expect(policyAt('/_astro/any.js')).not.toContain('sha256');
});

test.each(policies)('nothing inline is let in on $path but what the build named', ({ policy }) => {
  expect(directive(policy, 'script-src')).toMatch(
    /^script-src 'self'(?: 'sha256-[\w+/]{43}=')*(?: 'wasm-unsafe-eval')?$/,
  );
  expect(directive(policy, 'style-src')).toMatch(/^style-src 'self'(?: 'sha256-[\w+/]{43}=')*$/);
  expect(policy).not.toContain("'unsafe-inline'");
  expect(directive(policy, 'base-uri')).toBe("base-uri 'none'");
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(directive(policy, 'object-src') || directive(policy, 'default-src')).toMatch(/ 'none'$/);
});

test('each built page has the one policy that names its scripts and styles, and no style in an attribute', () => {
  const hashes = new Map<string, string>();
  const hashOf = (code: string): string => {
    const hash = hashes.get(code) ?? `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
    hashes.set(code, hash);
    return hash;
  };
  const faults: string[] = [];
  for (const file of globSync('**/*.html', { cwd: 'dist' })) {
    const address = `/${file.replace(/(?:^index)?\.html$/, '')}`;
    const html = readFileSync(`dist/${file}`, 'utf8');
    const policy = policyAt(address);
    if (policy.includes(', ')) faults.push(`${address} has two policies`);
    const [scripts, styles] = [directive(policy, 'script-src'), directive(policy, 'style-src')];
    for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs))
      if (!/\bsrc=|json|speculationrules/.test(attributes) && !scripts.includes(hashOf(code)))
        faults.push(`${address}: script ${code.slice(0, 40)}`);
    for (const [, code = ''] of html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs))
      if (!styles.includes(hashOf(code))) faults.push(`${address}: style ${code.slice(0, 40)}`);
    const markup = html.replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '');
    const [attribute] = /<[^<>]*\s(?:style|on\w+)=[^<>]*>/.exec(markup) ?? [];
    if (attribute) faults.push(`${address}: ${attribute}`);
  }
  expect(hashes.size).toBeGreaterThan(10);
  expect(faults).toEqual([]);
}, 120_000);
