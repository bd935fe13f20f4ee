import { listRecordables } from '#data/hebrew/language/recordables.ts';
import letters from './letters.json' with { type: 'json' };
import numbers from './numbers.json' with { type: 'json' };
import phrases from './phrases.json' with { type: 'json' };
import verbs from './verbs.json' with { type: 'json' };
import vowels from './vowels.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

/** Everything in the lessons that can be recorded. A large module: the worker reads the file that is built of it. */
export const recordables = listRecordables({ letters, numbers, phrases, verbs, vowels, words });
