import type { HebrewLetter, HebrewVowel } from '#data/hebrew/contract/hebrew.ts';
import { hebrewContent } from './hebrew-content.ts';

export interface AlefBetPage {
  letters: HebrewLetter[];
  vowels: HebrewVowel[];
}

export function alefBetPage(): AlefBetPage {
  const { letters, vowels } = hebrewContent;
  return { letters, vowels };
}
