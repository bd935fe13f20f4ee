import { hebrewWord } from '#data/hebrew/contract/hebrew.ts';
import words from '#data/hebrew/content/words.json' with { type: 'json' };
import { hebrewRows } from './hebrew-rows.ts';

/** Apart from the rest of the learning content, since entries lead to their roots' pages by it. */
export const hebrewWords = hebrewRows('words.json', hebrewWord, words);
