import { furtherPiece, type Span, type VerseMarks, type WordMark } from '../text/verse-marks.ts';

/**
 * The tagged words of a verse for counting. A ketiv and its qere are both in the text with their tags, but they are one
 * word: the ketiv is not counted when the qere that follows has the same number. A further piece of a phrase is not
 * counted either.
 */
export function countedWords(marks: VerseMarks): WordMark[] {
  const words = (marks.words ?? []).filter(([, , , code]) => code !== furtherPiece);
  if (!marks.ketiv || !marks.qere) return words;
  const uncounted = new Set<WordMark>();
  for (const ketiv of marks.ketiv) {
    // The qere follows its ketiv, with one space between.
    const qere = marks.qere.find(([start]) => start >= ketiv[1] && start <= ketiv[1] + 1);
    if (!qere) continue;
    const numbersRead = words.filter((word) => overlaps(word, qere)).map((word) => word[2]);
    for (const word of words.filter((candidate) => overlaps(candidate, ketiv))) {
      const at = numbersRead.indexOf(word[2]);
      if (at === -1) continue;
      numbersRead.splice(at, 1);
      uncounted.add(word);
    }
  }
  return words.filter((word) => !uncounted.has(word));
}

function overlaps([start, end]: WordMark, span: Span): boolean {
  return start < span[1] && end > span[0];
}
