import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Rule {
  path: string;
  /** Names of headers that earlier rules set and this rule removes. */
  unset: string[];
  set: [name: string, value: string][];
}

/** Rules of `dist/_headers` in Cloudflare's documented format: a path, and below it the headers of its responses. */
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

/** The policy of a URL path. If two rules match, both policies apply. */
function policyAt(urlPath: string): string {
  const isFor = (path: string): boolean =>
    path.endsWith('*') ? urlPath.startsWith(path.slice(0, -1)) : urlPath === path;
  let applied: string[] = [];
  for (const { unset, set } of rules.filter((rule) => isFor(rule.path))) {
    if (unset.includes('content-security-policy')) applied = [];
    applied.push(...set.filter(([name]) => name === 'content-security-policy').map(([, policy]) => policy));
  }
  return applied.join(', ');
}

const directive = (policy: string, name: string): string =>
  policy
    .split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${name} `)) ?? '';

test('serves every file only over https, without content sniffing or framing', () => {
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

test('every file has a policy, and account pages have a stricter one', () => {
  expect(policies[0]?.path).toBe('/*');
  for (const path of ['/auth', '/account', '/admin']) expect(policyAt(path)).toMatch(/^default-src 'none';[^,]*$/);
  expect(policyAt('/_astro/any.js')).not.toContain('sha256');
});

test.each(policies)('$path allows only inline code that the build named', ({ policy }) => {
  expect(directive(policy, 'script-src')).toMatch(
    /^script-src 'self'(?: 'sha256-[\w+/]{43}=')*(?: 'wasm-unsafe-eval')?$/,
  );
  expect(directive(policy, 'style-src')).toMatch(/^style-src 'self'(?: 'sha256-[\w+/]{43}=')*$/);
  expect(policy).not.toContain("'unsafe-inline'");
  expect(directive(policy, 'base-uri')).toBe("base-uri 'none'");
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(directive(policy, 'object-src') || directive(policy, 'default-src')).toMatch(/ 'none'$/);
});

test('each built page has exactly one policy, which names its scripts and styles, and no style attributes', () => {
  const hashes = new Map<string, string>();
  const hashOf = (code: string): string => {
    const hash = hashes.get(code) ?? `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
    hashes.set(code, hash);
    return hash;
  };
  const errors: string[] = [];
  for (const file of globSync('**/*.html', { cwd: 'dist' })) {
    const urlPath = `/${file.replace(/(?:^index)?\.html$/, '')}`;
    const html = readFileSync(`dist/${file}`, 'utf8');
    const policy = policyAt(urlPath);
    if (policy.includes(', ')) errors.push(`${urlPath} has two policies`);
    const [scripts, styles] = [directive(policy, 'script-src'), directive(policy, 'style-src')];
    for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs))
      if (!/\bsrc=|json|speculationrules/.test(attributes) && !scripts.includes(hashOf(code)))
        errors.push(`${urlPath}: script ${code.slice(0, 40)}`);
    for (const [, code = ''] of html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs))
      if (!styles.includes(hashOf(code))) errors.push(`${urlPath}: style ${code.slice(0, 40)}`);
    const markup = html.replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '');
    const [attribute] = /<[^<>]*\s(?:style|on\w+)=[^<>]*>/.exec(markup) ?? [];
    if (attribute) errors.push(`${urlPath}: ${attribute}`);
  }
  expect(hashes.size).toBeGreaterThan(10);
  expect(errors).toEqual([]);
});
