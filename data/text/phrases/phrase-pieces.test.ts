import { expect, it } from 'vitest';
import type { EntryNumber } from '../../dictionary/entry-number.ts';
import { phraseFiled, phrasePieces, phraseShown, type TaggedPhrase } from './phrase-pieces.ts';

/** A phrase whose pieces are these words of the text. */
function phraseOf(text: string, words: readonly string[], number: EntryNumber = 'G622'): TaggedPhrase {
  const pieces = words.map((word): [number, number] => [text.indexOf(word), text.indexOf(word) + word.length]);
  const [first = [0, 0]] = pieces;
  return { mark: [...first, number], pieces };
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

/** Genesis 8:4 and 31:5, Exodus 25:40 and others: Hebrew joins these small words to the next one. */
it.each<[phrase: string, filed: string]>([
  ['that thy God', 'God'],
  ['And the ark', 'ark'],
  ['according to the word', 'word'],
  ['the children of Israel', 'children of Israel'],
  ['every man', 'man'],
  ['except the king', 'king'],
  // If all words are small, the last verb remains.
  ['that thou make', 'make'],
  ['hath been', 'been'],
  ['do unto them', 'do unto them'],
  // Without a verb nothing is removed.
  ['and with them', 'and with them'],
])('files “%s” of the Old Testament as “%s”', (phrase, filed) => {
  expect(phraseFiled(phrase, phraseOf(phrase, [phrase], 'H430'))).toBe(filed);
});

it('shows an ellipsis where other words are between the pieces', () => {
  const text = 'should not perish';
  const phrase = phraseOf(text, ['should', 'perish']);
  expect(phraseShown(text, phrase)).toBe('should … perish');
  expect(phrasePieces(text, phrase)).toEqual(['should', 'perish']);
});
