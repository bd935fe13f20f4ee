import { taggedVersion } from '#data/reading/readable-version.ts';
import { enhanceWords } from '../interlinear/enhance-words.ts';

/** Adds interaction to the words of a verse's page. Words of all its lists are partners. */
export function enhanceVerseWords(): void {
  const page = document.querySelector<HTMLElement>('.verse-words');
  for (const words of page?.querySelectorAll<HTMLElement>('.stacks') ?? [])
    enhanceWords(
      words,
      { original: words.closest<HTMLElement>('[data-version]')?.dataset['version'] ?? '', translation: taggedVersion },
      page ?? words,
    );
}
