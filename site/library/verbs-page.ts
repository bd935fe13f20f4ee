import type { HebrewBinyan, HebrewRootWord, HebrewVerb } from '#data/contract/hebrew.ts';
import { binyanim } from '#data/model/hebrew/binyan.ts';
import { hebrewContent } from './hebrew-content.ts';
import { group, groupId, withFrequency, type Group, type WithFrequency } from './learning-pages.ts';

export interface VerbsPage {
  total: number;
  /** All seven, as the choice lists them, with the verbs of each. */
  binyanim: Group<WithFrequency<HebrewVerb>>[];
  /** The two voices, each with its binyanim. */
  voices: { name: string; binyanim: BinyanRow[] }[];
  /** The family of the root l-m-d. */
  rootFamily: WithFrequency<HebrewRootWord>[];
}

export type BinyanRow = HebrewBinyan & {
  /** Its rows in the table. */
  group: string;
  verb: HebrewVerb;
};

export function verbsPage(): VerbsPage {
  const { verbs, binyanim: patterns, rootFamily } = hebrewContent;
  return {
    total: verbs.length,
    binyanim: group(binyanim, verbs.map(withFrequency), ({ binyan }) => binyan),
    voices: ['active', 'passive or reflexive'].map((name) => ({ name, binyanim: patterns.filter(({ voice }) => voice === name).map(binyanRow) })),
    rootFamily: rootFamily.map(withFrequency),
  };
}

function binyanRow(binyan: HebrewBinyan): BinyanRow {
  const verb = hebrewContent.verbs.find(({ id }) => id === binyan.example);
  if (!verb) throw new Error(`data/hebrew/binyanim.json: the example "${binyan.example}" of ${binyan.name} is not in verbs.json`);
  return { ...binyan, group: groupId(binyan.name), verb };
}
