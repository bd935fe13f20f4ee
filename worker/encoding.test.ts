import { expect, test } from 'vitest';
import { formatBase64, formatBase64Url, formatHex, parseBase64 } from './encoding.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** RFC 4648, 10. */
test.each([
  ['', ''],
  ['f', 'Zg=='],
  ['fo', 'Zm8='],
  ['foo', 'Zm9v'],
  ['foob', 'Zm9vYg=='],
  ['fooba', 'Zm9vYmE='],
  ['foobar', 'Zm9vYmFy'],
])('%j in base64 is %j', (text, encoded) => {
  expect(formatBase64(bytes(text))).toBe(encoded);
  expect(formatBase64Url(bytes(text))).toBe(encoded.replaceAll('=', ''));
  expect(parseBase64(encoded)).toEqual(bytes(text));
  expect(parseBase64(encoded.replaceAll('=', ''))).toEqual(bytes(text));
});

test('the URL alphabet has neither plus nor slash', () => {
  const some = Uint8Array.of(0xfb, 0xff, 0xbf);
  expect([formatBase64(some), formatBase64Url(some)]).toEqual(['+/+/', '-_-_']);
  expect(parseBase64('-_-_')).toEqual(some);
  expect(() => parseBase64('?')).toThrow();
});

test('formats a byte as two hexadecimal digits', () => {
  expect(formatHex(Uint8Array.of(0, 1, 15, 16, 255))).toBe('00010f10ff');
  expect(formatHex(new Uint8Array())).toBe('');
});
