/**
 * A phrase in at least this many verses of a version is counted in advance. Any other costs a search fewer rows than
 * this.
 */
export const minPhraseVerses = 200;

/** The words of a version as numbers, which take a tenth of the memory of the words themselves. */
export interface NumberedWords {
  /** One verse after another. */
  terms: Int32Array;
  /** The start of each verse, and the end of the last. */
  starts: Int32Array;
  /** The word of each number. */
  names: readonly string[];
}

export interface CountedPhrase {
  phrase: string;
  /** The verse, from 0, of each occurrence; ascending, and repeated for each occurrence in it. */
  verseIndexes: number[];
}

/**
 * Every frequent phrase of two or more words. Nearly all have two: "of the". A phrase is at most as frequent as its
 * rarest part, so longer ones are only built from frequent shorter ones, and rare words are skipped.
 */
export function countPhrases({ terms, starts, names }: NumberedWords): CountedPhrase[] {
  const counted: CountedPhrase[] = [];
  let level = frequentWords(terms, starts, names);
  for (let length = 2; level.phrases.length > 0; length += 1) {
    level = longerPhrases(level, starts, length);
    for (const [id, phrase] of level.phrases.entries())
      if (!overlapsItself(phrase.split(' '))) counted.push({ phrase, verseIndexes: level.verseIndexes[id] ?? [] });
  }
  return counted;
}

/** The same phrases as a set, for verses that are lists of words. */
export function frequentPhrases(verses: readonly (readonly string[])[]): Set<string> {
  const numbering = new WordNumbering();
  for (const words of verses) numbering.addVerse(words);
  return new Set(countPhrases(numbering.words()).map(({ phrase }) => phrase));
}

/** Numbers words in the order of their first occurrence. */
export class WordNumbering {
  readonly names: string[] = [];
  #numbers = new Map<string, number>();
  #terms = new Int32Array(65_536);
  #starts: number[] = [0];
  #length = 0;

  numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    this.#numbers.set(word, this.names.length);
    return this.names.push(word) - 1;
  }

  addVerse(words: readonly string[]): void {
    if (this.#length + words.length > this.#terms.length) {
      const wider = new Int32Array(Math.max(this.#terms.length * 2, this.#length + words.length));
      wider.set(this.#terms);
      this.#terms = wider;
    }
    for (const word of words) this.#terms[this.#length++] = this.numberOf(word);
    this.#starts.push(this.#length);
  }

  words(): NumberedWords {
    return { terms: this.#terms.subarray(0, this.#length), starts: Int32Array.from(this.#starts), names: this.names };
  }
}

const none = -1;

/** The frequent phrases of one length: their words, and which of them begins at each word of the version. */
interface Level {
  phrases: string[];
  at: Int32Array;
  verseIndexes: number[][];
}

function frequentWords(terms: Int32Array, starts: Int32Array, names: readonly string[]): Level {
  const counts = new Int32Array(names.length);
  const last = new Int32Array(names.length).fill(none);
  forEachVerse(starts, (verse, from, to) => {
    for (let position = from; position < to; position += 1) {
      const term = terms[position] ?? 0;
      if (last[term] === verse) continue;
      last[term] = verse;
      counts[term] = (counts[term] ?? 0) + 1;
    }
  });
  const phrases: string[] = [];
  const ids = Int32Array.from(names, (name, term) =>
    (counts[term] ?? 0) >= minPhraseVerses ? phrases.push(name) - 1 : none,
  );
  return { phrases, at: terms.map((term) => ids[term] ?? none), verseIndexes: [] };
}

/** Phrases that are one word longer: two phrases of the previous level whose starts are one word apart. */
function longerPhrases({ phrases, at }: Level, starts: Int32Array, length: number): Level {
  const pairs = new Map<number, { verses: number; last: number; id: number }>();
  const keyAt = (position: number): number => {
    const [first, second] = [at[position] ?? none, at[position + 1] ?? none];
    return first === none || second === none ? none : first * phrases.length + second;
  };
  forEachVerse(starts, (verse, from, to) => {
    for (let position = from; position + length <= to; position += 1) {
      const key = keyAt(position);
      if (key === none) continue;
      const pair = pairs.get(key);
      if (!pair) pairs.set(key, { verses: 1, last: verse, id: none });
      else if (pair.last !== verse) {
        pair.verses += 1;
        pair.last = verse;
      }
    }
  });
  const longer: string[] = [];
  for (const [key, pair] of pairs) {
    if (pair.verses < minPhraseVerses) continue;
    const [first, second] = [phrases[Math.floor(key / phrases.length)] ?? '', phrases[key % phrases.length] ?? ''];
    pair.id = longer.push(`${first} ${second.slice(second.lastIndexOf(' ') + 1)}`) - 1;
  }
  const verseIndexes: number[][] = longer.map(() => []);
  const next = new Int32Array(at.length).fill(none);
  forEachVerse(starts, (verse, from, to) => {
    for (let position = from; position + length <= to; position += 1) {
      const id = pairs.get(keyAt(position))?.id ?? none;
      if (id === none) continue;
      next[position] = id;
      verseIndexes[id]?.push(verse);
    }
  });
  return { phrases: longer, at: next, verseIndexes };
}

function forEachVerse(starts: Int32Array, visit: (verse: number, from: number, to: number) => void): void {
  for (let verse = 0; verse + 1 < starts.length; verse += 1) visit(verse, starts[verse] ?? 0, starts[verse + 1] ?? 0);
}

/** Whether a phrase can overlap itself, like "verily verily", whose count in three of them would be ambiguous. */
export function overlapsItself(words: readonly string[]): boolean {
  return words.some((_, length) => length > 0 && words.slice(0, length).join(' ') === words.slice(-length).join(' '));
}
