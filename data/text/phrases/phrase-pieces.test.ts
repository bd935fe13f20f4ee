import { expect, it } from 'vitest';
import { phraseFiled, phrasePieces, phraseShown, type TaggedPhrase } from './phrase-pieces.ts';

/** A phrase whose pieces are these words of the text. */
function phraseOf(text: string, words: readonly string[]): TaggedPhrase {
  const pieces = words.map((word): [number, number] => [text.indexOf(word), text.indexOf(word) + word.length]);
  const [first = [0, 0]] = pieces;
  return { mark: [...first, 'G622'], pieces };
}

/** John 3:16, Mark 8:9, Luke 8:17 and others, as printed in the King James Version. */
it.each<[text: string, pieces: string[], filed: string]>([
  ['should not perish', ['should', 'perish'], 'perish'],
  ['he sent them away', ['sent', 'away'], 'sent away'],
  // A piece with a word of its own sense is not shortened.
  ['And he sent them away', ['he sent', 'away'], 'he sent away'],
  ['that shall not be known', ['shall', 'be known'], 'be known'],
  // If all pieces are small words, nothing is removed.
  ['he shall not be', ['he shall', 'be'], 'he shall be'],
  ['the Holy Ghost', ['the', 'Ghost'], 'Ghost'],
])('in “%s” files the pieces %j as “%s”', (text, pieces, filed) => {
  expect(phraseFiled(text, phraseOf(text, pieces))).toBe(filed);
});

it('shows an ellipsis where other words are between the pieces', () => {
  const text = 'should not perish';
  const phrase = phraseOf(text, ['should', 'perish']);
  expect(phraseShown(text, phrase)).toBe('should … perish');
  expect(phrasePieces(text, phrase)).toEqual(['should', 'perish']);
});
