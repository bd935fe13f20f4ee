import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { polyfillLookbehind } from './lookbehind.ts';

/** As in Safari 16.3: a pattern with a lookbehind is a syntax error. */
const scope = {
  RegExp: new Proxy(RegExp, {
    construct: (target, [pattern, flags]: [string | RegExp, string?], newTarget) => {
      if (/\(\?<[=!]/.test(String(pattern)))
        throw new SyntaxError('Invalid regular expression: invalid group specifier name');
      return Reflect.construct(target, flags === undefined ? [pattern] : [pattern, flags], newTarget);
    },
  }),
};

beforeAll(() => {
  expect(() => new scope.RegExp('(?<=a)b')).toThrow(SyntaxError);
  polyfillLookbehind(scope);
});

/** All kinds of lookbehinds in the site and its library for references. */
const patterns: [source: string, flags: string][] = [
  ['(?<!s)s$', ''],
  ['(?<!\\p{L})the $', 'iu'],
  ['(?<![a-z])(?:ab|b)(?![a-z])', 'g'],
  ['(?<=[a-z]{2})b(?=a?\\b)', 'g'],
  ['(?<=.{2})b$', ''],
  ['(?<=[aA])[b1](?=\\p{L})', 'gu'],
  ['(?<!\\d)1(?<dash>\\s*[-b]\\s*)2(?!\\d)', 'u'],
  ['(?:^|(?<=[^\\p{L}]))(ab?|b)(?:(?=[\\s\\d])|$)', 'giu'],
  ['(?:^|(?<=[^\\p{L}\\p{N}])(?<!\\d:(?=\\d)))((?:1\\s*)?a|2b)', 'giu'],
  ['(?<![\\p{L}\\p{N}])(?:~|a:)(?:b|(?<word>s+))', 'iuy'],
];
const texts = fc.string({
  unit: fc.constantFrom('a', 'b', 's', 'A', '1', '2', ':', ' ', '-', '~', 'the '),
  maxLength: 24,
});

test.each(patterns)('/%s/%s finds the same as the native pattern', (source, flags) => {
  const native = new RegExp(source, flags);
  const polyfilled = new scope.RegExp(source, flags);
  expect(polyfilled.source).toBe(native.source);
  expect(polyfilled.flags).toBe(native.flags);
  fc.assert(
    fc.property(texts, (text) => {
      expect(text.replace(polyfilled, '<$&>')).toBe(text.replace(native, '<$&>'));
      expect(text.search(polyfilled)).toBe(text.search(native));
      expect(text.split(polyfilled)).toEqual(text.split(native));
      native.lastIndex = 0;
      polyfilled.lastIndex = 0;
      for (let turn = 0; turn < 4; turn += 1) {
        expect(polyfilled.exec(text)).toEqual(native.exec(text));
        expect(polyfilled.lastIndex).toBe(native.lastIndex);
      }
    }),
    { numRuns: 300 },
  );
});

test('uses native patterns without lookbehinds, and throws for unsupported ones', () => {
  expect(new scope.RegExp('a+', 'g')).toEqual(/a+/g);
  expect(scope.RegExp('a').test('a')).toBe(true);
  expect(/a/ instanceof scope.RegExp).toBe(true);
  expect(() => new scope.RegExp('(?<=a)b|c')).toThrow(SyntaxError);
  expect(() => new scope.RegExp('c(?<=a)')).toThrow(SyntaxError);
});
