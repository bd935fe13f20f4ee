import type { HebrewBinyan, HebrewRootWord } from '#data/hebrew/contract/hebrew.ts';
import { binyanim, type Binyan } from '#data/hebrew/language/binyan.ts';
import type { VerbInfoProps } from '../views/hebrew/VerbInfo.tsx';
import { bibleFrequency } from './bible-frequency.ts';
import { hebrewContent } from './hebrew-content.ts';
import { groupId } from './learning-pages.ts';

/** The content above the table of verbs. */
export function verbInfo(): VerbInfoProps {
  const { binyanim: patterns, rootFamily } = hebrewContent;
  return {
    voices: (['active', 'passive or reflexive'] as const).map((name) => ({
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
  };
}

/** The binyan at the end of "verb in Pi'el", "present of Pi'el"; `undefined` for a noun. */
function stemOf({ made }: HebrewRootWord): Binyan | undefined {
  return binyanim.find((binyan) => made.endsWith(binyan));
}

function shownBinyan(binyan: HebrewBinyan): VerbInfoProps['voices'][number]['binyanim'][number] {
  const verb = hebrewContent.verbs.find(({ id }) => id === binyan.example);
  if (!verb)
    throw new Error(
      `data/hebrew/content/binyanim.json: the example "${binyan.example}" of ${binyan.name} is not in verbs.json`,
    );
  const { name, hebrewName, description } = binyan;
  const example = { hebrew: verb.infinitive ?? verb.pastFirstPerson, english: verb.english };
  return { name, hebrewName, description, group: groupId(name), example };
}
