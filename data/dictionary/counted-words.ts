import { furtherPiece, type Span, type VerseMarks, type WordMark } from '../text/verse-marks.ts';

/**
 * The tagged words of a verse as they are counted. Where a word is written one way and read another (ketiv and qere),
 * both stand in the text with their tags, but it is one word: the written one is not counted when the read one that
 * follows has the same number. Neither is a further piece of a phrase.
 */
export function countedWords(marks: VerseMarks): WordMark[] {
  const words = (marks.words ?? []).filter(([, , , code]) => code !== furtherPiece);
  if (!marks.ketiv || !marks.qere) return words;
  const uncounted = new Set<WordMark>();
  for (const ketiv of marks.ketiv) {
    // The reading follows its written form, with one space between.
    const qere = marks.qere.find(([start]) => start >= ketiv[1] && start <= ketiv[1] + 1);
    if (!qere) continue;
    const read = words.filter((word) => overlaps(word, qere)).map((word) => word[2]);
    for (const word of words.filter((candidate) => overlaps(candidate, ketiv))) {
      const at = read.indexOf(word[2]);
      if (at === -1) continue;
      read.splice(at, 1);
      uncounted.add(word);
    }
  }
  return words.filter((word) => !uncounted.has(word));
}

function overlaps([start, end]: WordMark, span: Span): boolean {
  return start < span[1] && end > span[0];
}
