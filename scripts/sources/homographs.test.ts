import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isHomographLetter } from '#data/dictionary/homographs.ts';

/** Every number with a letter in the package's own files. */
function lettersInUse(): Map<number, Set<string>> {
  const folder = 'node_modules/morphhb/wlc';
  const lettersByNumber = new Map<number, Set<string>>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.xml'))) {
    for (const [, lemma = ''] of readFileSync(`${folder}/${file}`, 'utf8').matchAll(/lemma="([^"]*)"/g)) {
      for (const [, number = '', letter = ''] of lemma.matchAll(/(\d+) ?([a-z])\b/g))
        lettersByNumber.set(Number(number), (lettersByNumber.get(Number(number)) ?? new Set()).add(letter));
    }
  }
  return lettersByNumber;
}

it('accepts exactly the letters that the Hebrew text uses to distinguish homographs', () => {
  const used = lettersInUse();
  expect(used.size).toBe(540);
  for (const [number, letters] of used) {
    for (const letter of letters) expect(isHomographLetter('hebrew', number, letter), `H${number}${letter}`).toBe(true);
    const next = String.fromCharCode(
      ([...letters].sort().at(-1) ?? 'a').charCodeAt(0) + (letters.has('a') && letters.size === 1 ? 2 : 1),
    );
    if (next !== 'g') expect(isHomographLetter('hebrew', number, next), `H${number}${next}`).toBe(false);
  }
  for (const number of [1, 430, 3068]) expect(used.has(number) || !isHomographLetter('hebrew', number, 'a')).toBe(true);
});
