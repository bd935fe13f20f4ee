import { enhanceWords } from '../interlinear/enhance-words.ts';

/** Adds interaction to the words of a verse's page. */
export function enhanceVerseWords(): void {
  for (const words of document.querySelectorAll<HTMLElement>('.verse-words .stacks'))
    enhanceWords(words, words.closest<HTMLElement>('[data-version]')?.dataset['version'] ?? '');
}
