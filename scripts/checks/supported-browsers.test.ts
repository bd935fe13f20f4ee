import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseAst } from 'rolldown/parseAst';
import { polyfillLookbehind } from '../../site/polyfills/lookbehind.ts';
import { polyfillLine } from '../../site/polyfills/load-polyfills.ts';

// In the repository, because the plugins look for its list of browsers from the file upwards.
mkdirSync('.build', { recursive: true });
const folder = mkdtempSync('.build/browsers-');
afterAll(() => rmSync(folder, { recursive: true }));

const bin = (path: string): string => join('node_modules', path);

function lint(tool: string[], file: string, source: string): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, source);
  const { stdout, stderr } = spawnSync(process.execPath, [...tool, path], { encoding: 'utf8' });
  return stdout + stderr;
}

const oxlint = [bin('oxlint/bin/oxlint'), '-c', '.oxlintrc.json', '--no-ignore'];
const stylelint = [bin('stylelint/bin/stylelint.mjs'), '--config', '.stylelintrc.json', '--disable-default-ignores'];

/**
 * Functions that are newer than Chrome 100, Safari 15.4 or Firefox 100 (https://developer.mozilla.org), with their
 * core-js module.
 */
const functions: [call: string, module: string][] = [
  ['[1].findLast(Boolean)', 'es.array.find-last'],
  ['[1].toSorted()', 'es.array.to-sorted'],
  ['[1].toReversed()', 'es.array.to-reversed'],
  ['[1].with(0, 2)', 'es.array.with'],
  ['[1].toSpliced(0, 1)', 'es.array.to-spliced'],
  ['Map.groupBy([1], String)', 'es.map.group-by'],
  ['Object.groupBy([1], String)', 'es.object.group-by'],
  ['Promise.withResolvers()', 'es.promise.with-resolvers'],
  ['Promise.try(() => 1)', 'es.promise.try'],
  ['Array.fromAsync([1])', 'es.array.from-async'],
  ['new Set([1]).union(new Set([2]))', 'es.set.union.v2'],
  ['"a".isWellFormed()', 'es.string.is-well-formed'],
  ['RegExp.escape("a")', 'es.regexp.escape'],
];

/** No library polyfills these. */
const interfaces = ['new CompressionStream("gzip")', 'navigator.scheduling'];

test('the linter allows polyfilled functions, and nothing else that a supported browser lacks', () => {
  const uses = [...functions.map(([call]) => call), ...interfaces];
  const output = lint(
    [...oxlint, '--format=unix'],
    'site/islands/uses.ts',
    uses.map((use, index) => `export const value${index} = ${use};\n`).join(''),
  );
  const forbidden = uses.filter((_, index) => new RegExp(`uses\\.ts:${index + 1}:.*(?:es-x|compat)`).test(output));
  const polyfills = readFileSync('site/polyfills/polyfills.ts', 'utf8');
  const isPolyfilled = (module: string): boolean => polyfills.includes(`core-js/modules/${module}.js`);
  const missing = functions.filter(([, module]) => !isPolyfilled(module)).map(([call]) => call);
  expect(forbidden).toEqual([...missing, ...interfaces]);
});

test.each([
  ['@container (min-width: 40rem) { a { color: red; } }', 'css-container-queries'],
  ['a { grid-template-columns: subgrid; }', 'css-subgrid'],
])('the style linter finds %s', (css, feature) => {
  expect(lint(stylelint, 'style.css', css)).toContain(feature);
});

test('the style linter allows what every supported browser knows', () => {
  expect(lint(stylelint, 'style.css', '@layer a { a:is(b):focus-visible { inset: 0; } }')).toBe('');
});

test('the style linter allows nested rules, and the build makes them flat', () => {
  expect(lint(stylelint, 'style.css', '.a { b { inset: 0; } &:hover { inset: 0; } }')).toBe('');
  expect(nestedRules('@layer a{.b{c:d;& e{f:g}}}')).toEqual(['& e']);
  const pages = ['index', 'admin', 'hebrew-verbs', 'hebrew-learning/study', 'shells/results', 'shells/chapter'];
  const sheets = globSync('dist/_astro/*.css').map((file) => readFileSync(file, 'utf8'));
  for (const page of pages) {
    const styles = [...readFileSync(`dist/${page}.html`, 'utf8').matchAll(/<style>([^<]*)<\/style>/g)];
    expect(styles.length, page).toBeGreaterThan(0);
    sheets.push(...styles.map(([, style = '']) => style));
  }
  for (const sheet of sheets) expect(nestedRules(sheet)).toEqual([]);
});

const withoutLookbehind: { RegExp: RegExpConstructor } = {
  RegExp: new Proxy(RegExp, {
    construct: (target, [pattern, flags]: [string | RegExp, string?], newTarget) => {
      if (/\(\?<[=!]/.test(String(pattern))) throw new SyntaxError(`A lookbehind: ${String(pattern)}`);
      return Reflect.construct(target, flags === undefined ? [pattern] : [pattern, flags], newTarget);
    },
  }),
};

test('built scripts have lookbehinds only where the polyfill for Safari 16.3 can replace them', () => {
  polyfillLookbehind(withoutLookbehind);
  let count = 0;
  for (const file of ['dist/service-worker.js', ...globSync('dist/_astro/*.js')]) {
    const code = readFileSync(file, 'utf8');
    if (!/\(\?<[=!]/.test(code)) continue;
    visit(parseAst(code), (node) => {
      // There, a literal is a syntax error of the complete file.
      if ('regex' in node) expect(JSON.stringify(node.regex), file).not.toMatch(/\(\?<[=!]/);
      const pattern = patternOf(node);
      if (pattern === undefined || !/\(\?<[=!]/.test(pattern)) return;
      count += 1;
      expect(() => new withoutLookbehind.RegExp(pattern, 'u'), `${file}: ${pattern}`).not.toThrow();
    });
  }
  expect(count).toBeGreaterThan(0);
});

test('pages load the polyfills in one line, and nowhere else', () => {
  const home = readFileSync('dist/index.html', 'utf8');
  expect(home).toContain(polyfillLine);
  expect(home.replace(polyfillLine, '')).not.toContain('polyfills');
  const polyfills = readFileSync('dist/polyfills.js', 'utf8');
  expect(polyfills).not.toMatch(/\b(?:import|export)\b/);
});

/** The preludes of blocks inside of a rule that is no at-rule. */
function nestedRules(css: string): string[] {
  const nested: string[] = [];
  const open: string[] = [];
  for (const [, prelude = '', brace] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') open.pop();
    if (brace !== '{') continue;
    if (open.some((outer) => !outer.startsWith('@'))) nested.push(prelude.trim());
    open.push(prelude.trim());
  }
  return nested;
}

type SyntaxNode = Record<string, unknown>;

function visit(node: unknown, onNode: (node: SyntaxNode) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) onNode(node as SyntaxNode);
  for (const child of Object.values(node)) visit(child, onNode);
}

/** The pattern of `new RegExp("…")` and `RegExp("…")` if it is a literal. */
function patternOf({ type, callee, arguments: args }: SyntaxNode): string | undefined {
  if (type !== 'NewExpression' && type !== 'CallExpression') return undefined;
  if ((callee as SyntaxNode)['name'] !== 'RegExp') return undefined;
  const [first] = args as [SyntaxNode];
  if (typeof first?.['value'] === 'string') return first['value'];
  const quasis = first?.['quasis'] as { value: { cooked: string } }[] | undefined;
  return quasis?.length === 1 ? quasis[0]?.value.cooked : undefined;
}
