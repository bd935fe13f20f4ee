import { hebrewVerb } from '#data/hebrew/contract/hebrew.ts';
import verbs from '#data/hebrew/content/verbs.json' with { type: 'json' };
import { hebrewRows } from './hebrew-rows.ts';

/** Apart from the rest of the learning content, since entries lead to their roots' pages by it. */
export const hebrewVerbs = hebrewRows('verbs.json', hebrewVerb, verbs);
