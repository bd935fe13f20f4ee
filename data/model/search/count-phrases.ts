/** In so many verses of a version a phrase is counted beforehand; any other costs a search fewer rows than this. */
export const fewestVerses = 200;

/** Every phrase that is counted, of two words and more, over the words of each verse. Nearly all are of two: "of the". */
export function frequentPhrases(verses: readonly (readonly string[])[]): Set<string> {
  const frequent = new Set<string>();
  // A phrase is as rare as its rarest part, so the longer ones are looked for among the shorter ones alone.
  let parts = frequentOf(verses, 1, () => true);
  for (let length = 2; parts.size > 0; length += 1) {
    const shorter = parts;
    parts = frequentOf(verses, length, (words) => shorter.has(words.slice(1).join(' ')) && shorter.has(words.slice(0, -1).join(' ')));
    for (const phrase of parts) if (!overlapsItself(phrase.split(' '))) frequent.add(phrase);
  }
  return frequent;
}

/** The counted phrases of a verse, as often as they stand there. */
export function phrasesIn(words: readonly string[], frequent: ReadonlySet<string>, longest: number): string[] {
  return words.flatMap((_, start) => {
    const phrases: string[] = [];
    for (let end = start + 2; end <= Math.min(words.length, start + longest); end += 1) {
      const phrase = words.slice(start, end).join(' ');
      if (frequent.has(phrase)) phrases.push(phrase);
    }
    return phrases;
  });
}

function frequentOf(verses: readonly (readonly string[])[], length: number, isPossible: (words: string[]) => boolean): Set<string> {
  const counts = new Map<string, number>();
  for (const words of verses) {
    const found = new Set<string>();
    for (let start = 0; start + length <= words.length; start += 1) {
      const phrase = words.slice(start, start + length);
      if (isPossible(phrase)) found.add(phrase.join(' '));
    }
    for (const phrase of found) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= fewestVerses).map(([phrase]) => phrase));
}

/** "verily verily": how often it stands in three of them is a matter of taste. */
export function overlapsItself(words: readonly string[]): boolean {
  return words.some((_, length) => length > 0 && words.slice(0, length).join(' ') === words.slice(-length).join(' '));
}
