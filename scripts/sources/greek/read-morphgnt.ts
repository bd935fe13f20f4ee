import { verseId, type VerseId } from '#data/bible/verse-id.ts';
import { robinsonOfMorphGnt } from '#data/dictionary/morphology/morphgnt.ts';

/** A word of MorphGNT. */
export interface ParsedGreekWord {
  verse: VerseId;
  /** As in the text, without punctuation. */
  word: string;
  lemma: string;
  /** In Robinson's notation. */
  morphology: string;
}

const line =
  /^(?<book>\d\d)(?<chapter>\d\d)(?<verse>\d\d) (?<speech>\S\S) (?<parsing>\S{8}) \S+ (?<word>\S+) \S+ (?<lemma>\S+)$/;
/** MorphGNT numbers the books from Matthew. */
const booksBefore = 39;

/**
 * One book of MorphGNT, a word on each line: verse, part of speech, parsing, text, word, normalized word, lemma. Throws
 * an error with the file and line for anything else, and for an unknown code.
 */
export function readMorphGnt(file: string, text: string): ParsedGreekWord[] {
  const lines = text.normalize('NFC').trimEnd().split('\n');
  return lines.map((content, index) => {
    const fail = (reason: string): Error => new Error(`${file}, line ${index + 1}: ${reason}`);
    const groups = line.exec(content.trimEnd())?.groups;
    if (!groups) throw fail(`"${content.slice(0, 80)}" is not a word with its verse, parsing and lemma`);
    const { speech = '', parsing = '', word = '', lemma = '' } = groups;
    const morphology = robinsonOfMorphGnt(speech, parsing, lemma);
    if (morphology === undefined) throw fail(`the morphology code "${speech} ${parsing}" of ${word} is not known`);
    const [book, chapter, verse] = [groups.book, groups.chapter, groups.verse].map(Number);
    if (!book || book > 27 || !chapter || !verse) throw fail(`"${content.slice(0, 6)}" is not a verse`);
    return { verse: verseId({ book: booksBefore + book, chapter, verse }), word, lemma, morphology };
  });
}
