import { binyanim, type HebrewVerb } from '#data/contract/hebrew.ts';
import { hebrewContent } from './hebrew-content.ts';
import { group, withFrequency, type Group, type WithFrequency } from './learning-pages.ts';

export interface VerbsPage {
  total: number;
  binyanim: Group<WithFrequency<HebrewVerb>>[];
}

export function verbsPage(): VerbsPage {
  const verbs = hebrewContent.verbs.map(withFrequency);
  return { total: verbs.length, binyanim: group(binyanim, verbs, ({ binyan }) => binyan) };
}
