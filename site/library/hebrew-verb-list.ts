import { hebrewVerb } from '#data/hebrew/contract/hebrew.ts';
import verbs from '#data/hebrew/content/verbs.json' with { type: 'json' };
import { hebrewRows } from './hebrew-rows.ts';

/** Separate from the other learning content, because entry pages need it to link to the pages of their roots. */
export const hebrewVerbs = hebrewRows('verbs.json', hebrewVerb, verbs);
