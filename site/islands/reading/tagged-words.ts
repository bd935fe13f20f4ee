import type { StrongsWord } from '#data/reading/contract/reading.ts';
import { parseTaggedText } from '#data/text/tagged-text.ts';

/** The tagged words of a text such as `God{H430} created{H1254}`, for use when no other data is available. */
export function wordsOfTagged(tagged: string): StrongsWord[] {
  const { text, marks } = parseTaggedText(tagged, 'hebrew');
  return (marks.words ?? []).map(([start, end, strongsNumber]) => ({
    word: text.slice(start, end),
    strongsNumber,
    lemma: '',
    transliteration: '',
    gloss: '',
    parsing: '',
    code: '',
  }));
}
