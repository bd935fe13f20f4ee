import type { HebrewVerb, HebrewWord } from '#data/hebrew/contract/hebrew.ts';
import { verbHref } from '#data/hebrew/language/root-slug.ts';
import { Hebrew } from './Hebrew.tsx';
import { genders, verbInBinyanMessage } from './messages.ts';

export interface RootMembersProps {
  verbs: readonly HebrewVerb[];
  words: readonly HebrewWord[];
}

/** The verbs and words of a root that the lessons teach. */
export function RootMembers({ verbs, words }: RootMembersProps) {
  return (
    <ul className="family">
      {verbs.map((verb) => {
        const hebrew = verb.infinitive ?? verb.presentFirstPerson ?? verb.pastFirstPerson;
        const { infinitive, present, past } = verb.transliteration;
        return (
          <li key={verb.id}>
            <span className="hebrew">
              <Hebrew text={hebrew} transliteration={infinitive ?? present ?? past} />
            </span>
            <span className="english">
              <a href={verbHref(verb.id)}>{verb.english}</a>
              <small className="remark">{verbInBinyanMessage(verb.binyan)}</small>
            </span>
          </li>
        );
      })}
      {words.map((word) => (
        <li key={word.id}>
          <span className="hebrew">
            <Hebrew text={word.hebrew} transliteration={word.transliteration} />
          </span>
          <span className="english">
            <a href={`/hebrew-learning/words?q=${encodeURIComponent(word.hebrew)}`}>{word.english}</a>
            <small className="remark">
              {word.gender ? `${word.partOfSpeech}, ${genders[word.gender]}` : word.partOfSpeech}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}
