import {
  hebrewBinyan,
  hebrewLetter,
  hebrewNumber,
  hebrewPhrase,
  hebrewRootWord,
  hebrewVowel,
} from '#data/hebrew/contract/hebrew.ts';
import binyanim from '#data/hebrew/content/binyanim.json' with { type: 'json' };
import letters from '#data/hebrew/content/letters.json' with { type: 'json' };
import numbers from '#data/hebrew/content/numbers.json' with { type: 'json' };
import phrases from '#data/hebrew/content/phrases.json' with { type: 'json' };
import rootFamily from '#data/hebrew/content/root-lmd.json' with { type: 'json' };
import vowels from '#data/hebrew/content/vowels.json' with { type: 'json' };
import { hebrewRows } from './hebrew-rows.ts';
import { hebrewVerbs } from './hebrew-verb-list.ts';
import { hebrewWords } from './hebrew-words.ts';

/** The learning content, with each row validated by its schema. */
export const hebrewContent = {
  phrases: hebrewRows('phrases.json', hebrewPhrase, phrases),
  words: hebrewWords,
  verbs: hebrewVerbs,
  binyanim: hebrewRows('binyanim.json', hebrewBinyan, binyanim),
  rootFamily: hebrewRows('root-lmd.json', hebrewRootWord, rootFamily),
  letters: hebrewRows('letters.json', hebrewLetter, letters),
  vowels: hebrewRows('vowels.json', hebrewVowel, vowels),
  numbers: hebrewRows('numbers.json', hebrewNumber, numbers),
};
