import type { HebrewWord } from '#data/hebrew/contract/hebrew.ts';
import { rootHref, rootInLatin } from '#data/hebrew/language/root-slug.ts';
import { Hebrew } from './Hebrew.tsx';
import { InBible, type InBibleProps } from './InBible.tsx';
import type { LessonColumn, LessonKind } from './LessonTable.tsx';
import {
  englishHeading,
  feminineWordTransliteration,
  genders,
  hebrewHeading,
  inBibleHeading,
  otherFormHeading,
  partOfSpeechHeading,
  pluralTransliteration,
  rootOfWordMessage,
} from './messages.ts';
import { textsOfForms } from './texts-of-forms.ts';

/** A word with the number of its occurrences in the Bible, and its root if the root has a page. */
export type LessonWord = Omit<HebrewWord, 'id' | 'topic' | 'strongs' | 'audioUrl'> &
  InBibleProps & { root?: string | undefined };

const columns: LessonColumn<LessonWord>[] = [
  {
    heading: hebrewHeading,
    className: 'hebrew',
    cell: ({ hebrew, transliteration }) => <Hebrew text={hebrew} transliteration={transliteration} />,
  },
  { heading: englishHeading, className: 'english', cell: ({ english }) => english },
  {
    heading: partOfSpeechHeading,
    className: 'part',
    cell: ({ partOfSpeech, gender, root }) => (
      <>
        {gender ? `${partOfSpeech}, ${genders[gender]}` : partOfSpeech}
        {root && (
          <>
            {' · '}
            <a href={rootHref(root)}>{rootOfWordMessage(rootInLatin(root))}</a>
          </>
        )}
      </>
    ),
  },
  {
    heading: otherFormHeading,
    className: 'hebrew form',
    cell: ({ plural, feminine }) => (
      <>
        {plural && <Hebrew text={plural.hebrew} transliteration={pluralTransliteration(plural.transliteration)} />}
        {feminine && (
          <Hebrew text={feminine.hebrew} transliteration={feminineWordTransliteration(feminine.transliteration)} />
        )}
      </>
    ),
  },
  { heading: inBibleHeading, className: 'bible', cell: ({ inBible }) => <InBible inBible={inBible} /> },
];

export const words: LessonKind<LessonWord> = {
  className: 'words',
  columns,
  textsOf: (word) => textsOfForms(word.english, [word], [word.plural, word.feminine]),
};
