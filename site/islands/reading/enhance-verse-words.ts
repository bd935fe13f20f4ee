import { enhanceWords } from '../interlinear/enhance-words.ts';

/** Adds interaction to the words of a verse's page. They have no grammar codes, so no search needs their version. */
export function enhanceVerseWords(): void {
  for (const words of document.querySelectorAll<HTMLElement>('.verse-words .stacks')) enhanceWords(words, '');
}
