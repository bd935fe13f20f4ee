import type { VerseMarks, WordMark } from '#data/text/verse-marks.ts';
import type { VerseText } from '#data/text/verse-text.ts';
import type { KingJamesMaster, TextusVerse } from './king-james-verse.ts';

const [kingJamesVerses, newTestamentVerses] = [31_102, 7_957];
/** The tested version has 140,620. */
const fewestGreekWords = 140_000;

/** Throws for a file that can be read but lacks verses or tags. */
export function requireWholeMaster({ verses, textus }: KingJamesMaster): void {
  const count = verses.filter(({ id }) => id % 1000 > 0).length;
  const words = textus.reduce((sum, verse) => sum + verse.words.length, 0);
  const problems = [
    count !== kingJamesVerses && `${count} verses instead of ${kingJamesVerses}`,
    textus.length !== newTestamentVerses && `Greek words in ${textus.length} verses instead of ${newTestamentVerses}`,
    words < fewestGreekWords && `${words} Greek words instead of at least ${fewestGreekWords}`,
  ].filter((problem) => problem !== false);
  if (problems.length > 0) throw new Error(`it has ${problems.join(', and ')}`);
}

/** The Greek text, with the number and the parsing of each word. */
export function textusVerses({ textus }: KingJamesMaster): VerseText[] {
  return textus.map(textusVerse);
}

export function textusVerse({ id, words }: TextusVerse): VerseText {
  const marks: VerseMarks = {};
  const missing: [at: number, text: string][] = [];
  const tags: WordMark[] = [];
  let text = '';
  let position = 0;
  for (const word of words) {
    position += 1;
    // The note is after the word before the gap.
    if (word.position > position) missing.push([text.length, 'The source of this text lacks a word here.']);
    position = word.position;
    if (text !== '') text += ' ';
    tags.push([text.length, text.length + word.form.length, word.number, word.morphology]);
    text += word.form;
  }
  marks.words = tags;
  if (missing.length > 0) marks.notes = missing;
  return { id, text, marks };
}
