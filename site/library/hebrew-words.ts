import { hebrewWord } from '#data/hebrew/contract/hebrew.ts';
import words from '#data/hebrew/content/words.json' with { type: 'json' };
import { hebrewRows } from './hebrew-rows.ts';

/** Separate from the other learning content, because entry pages need it to link to the pages of their roots. */
export const hebrewWords = hebrewRows('words.json', hebrewWord, words);
