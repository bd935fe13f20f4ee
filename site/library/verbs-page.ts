import type { HebrewBinyan, HebrewRootWord, HebrewVerb } from '#data/contract/hebrew.ts';
import { binyanim, type Binyan } from '#data/model/hebrew/binyan.ts';
import type { VerbInfoProps } from '../views/learning/VerbInfo.tsx';
import { bibleFrequency } from './bible-frequency.ts';
import { hebrewContent } from './hebrew-content.ts';
import { group, groupId, withFrequency, type Group, type WithFrequency } from './learning-pages.ts';

export interface VerbsPage {
  total: number;
  /** All seven, as the choice lists them, with the verbs of each. */
  binyanim: Group<WithFrequency<HebrewVerb>>[];
  info: VerbInfoProps;
}

export function verbsPage(): VerbsPage {
  const { verbs, binyanim: patterns, rootFamily } = hebrewContent;
  return {
    total: verbs.length,
    binyanim: group(binyanim, verbs.map(withFrequency), ({ binyan }) => binyan),
    info: {
      voices: ['active', 'passive or reflexive'].map((name) => ({
        name,
        binyanim: patterns.filter(({ voice }) => voice === name).map(shownBinyan),
      })),
      rootFamily: rootFamily.map((word) => ({
        hebrew: word.hebrew,
        transliteration: word.transliteration,
        english: word.english,
        made: word.made,
        inBible: bibleFrequency(word.strongs, { ...word, binyan: stemOf(word) }),
      })),
    },
  };
}

/** "verb in Pi'el", "present of Pi'el"; none of a noun. */
function stemOf({ made }: HebrewRootWord): Binyan | undefined {
  return binyanim.find((binyan) => made.endsWith(binyan));
}

function shownBinyan(binyan: HebrewBinyan): VerbInfoProps['voices'][number]['binyanim'][number] {
  const verb = hebrewContent.verbs.find(({ id }) => id === binyan.example);
  if (!verb)
    throw new Error(
      `data/hebrew/binyanim.json: the example "${binyan.example}" of ${binyan.name} is not in verbs.json`,
    );
  const { name, hebrewName, description } = binyan;
  const example = { hebrew: verb.infinitive ?? verb.pastFirstPerson, english: verb.english };
  return { name, hebrewName, description, group: groupId(name), example };
}
