import { expect, it } from 'vitest';
import { findInPackage, packageFilesIn } from '../../scripts/sources/npm-package.ts';
import { decodeText } from '../../scripts/sources/source.ts';
import { isHomographLetter } from './homographs.ts';

/** For each number to which the Open Scriptures Hebrew Bible adds letters ("b/1254 a"), the last one that it uses. */
function lastLetters(): Map<number, string> {
  const last = new Map<number, string>();
  const { files } = findInPackage('morphhb', packageFilesIn('morphhb', 'wlc', '.xml'));
  for (const file of files)
    for (const [, number, letter = ''] of decodeText(file).matchAll(/(?<=lemma="[^"]*?)\b(\d+) ([a-z])(?=[^"]*")/g))
      if (letter > (last.get(Number(number)) ?? '')) last.set(Number(number), letter);
  return last;
}

it('accepts for each Hebrew number exactly the letters of the Open Scriptures Hebrew Bible', () => {
  const last = lastLetters();
  const known = Array.from({ length: 8_674 }, (_, at) => at + 1).flatMap((number): [number, string][] => {
    // "g" is valid with every number, for its main sense.
    const letters = [...'abcdefhij'].filter((letter) => isHomographLetter('hebrew', number, letter));
    expect(letters.join('')).toBe('abcdefhij'.slice(0, letters.length));
    return letters.length > 0 ? [[number, letters.at(-1) ?? '']] : [];
  });
  // For H2109 and H2529 the text has only the first word; its word list has the second one too.
  const used = [...last].map(([number, letter]): [number, string] => [number, letter === 'a' ? 'b' : letter]);
  expect(known).toEqual(used.sort((a, b) => a[0] - b[0]));
});

it.each<[language: 'hebrew' | 'greek', number: number, letter: string, inUse: boolean]>([
  ['hebrew', 1254, 'a', true],
  ['hebrew', 1254, 'A', true],
  ['hebrew', 430, 'G', true],
  ['greek', 26, 'g', true],
  ['greek', 1254, 'a', false],
  ['hebrew', 1, 'x', false],
  ['hebrew', 1254, 'z', false],
])('whether %s %d has the letter %s: %s', (language, number, letter, inUse) => {
  expect(isHomographLetter(language, number, letter)).toBe(inUse);
});
