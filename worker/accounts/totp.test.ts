import { describe, expect, test } from 'vitest';
import { totpCodeOf, findStep, formatBase32, newCodeSecret, stepAt } from './totp.ts';

const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));
const digits = '1234567890';
const seeds = {
  'SHA-1': bytes(digits.repeat(2)),
  'SHA-256': bytes(digits.repeat(4).slice(0, 32)),
  'SHA-512': bytes(digits.repeat(7).slice(0, 64)),
} as const;

/** RFC 6238, appendix B: seconds since 1970, and the codes for each hash. */
const vectors: [seconds: number, sha1: string, sha256: string, sha512: string][] = [
  [59, '94287082', '46119246', '90693936'],
  [1_111_111_109, '07081804', '68084774', '25091201'],
  [1_111_111_111, '14050471', '67062674', '99943326'],
  [1_234_567_890, '89005924', '91819424', '93441116'],
  [2_000_000_000, '69279037', '90698825', '38618901'],
  [20_000_000_000, '65353130', '77737706', '47863826'],
];

test.each(vectors)('at %i seconds the codes match RFC 6238', async (seconds, ...expected) => {
  const step = stepAt(seconds * 1_000);
  const hashes = ['SHA-1', 'SHA-256', 'SHA-512'] as const;
  expect(await Promise.all(hashes.map((hash) => totpCodeOf(seeds[hash], step, { hash, digits: 8 })))).toEqual(expected);
});

/** RFC 4226, appendix D: the first ten codes of six digits. */
const counted = '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' ');
test.each(counted.map((code, step) => [step, code] as const))(
  'step %i has the code of RFC 4226',
  async (step, code) => {
    expect(await totpCodeOf(seeds['SHA-1'], step)).toBe(code);
  },
);

describe('a code is accepted', () => {
  // Step 5 of RFC 4226, from 150 to 180 seconds after 1970.
  test.each([
    ['when it begins', 150, 5],
    ['when it ends', 179, 5],
    ['one step later', 209, 5],
    ['two steps later', 210, undefined],
    ['before its time', 149, undefined],
  ])('%s', async (_, seconds, step) => {
    expect(await findStep(seeds['SHA-1'], '254676', seconds * 1_000)).toBe(step);
  });
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is encoded as in RFC 4648', (text, written) => {
  expect(formatBase32(bytes(text))).toBe(written);
});

test('generates unique secrets with 160 bits', () => {
  const secrets = Array.from({ length: 1_000 }, () => formatBase32(newCodeSecret()));
  expect(new Set(secrets).size).toBe(1_000);
  expect(secrets.every((each) => each.length === 32)).toBe(true);
});
