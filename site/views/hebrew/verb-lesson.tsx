import type { HebrewVerb } from '#data/hebrew/contract/hebrew.ts';
import { verbHref } from '#data/hebrew/language/root-slug.ts';
import { Hebrew } from './Hebrew.tsx';
import { InBible, type InBibleProps } from './InBible.tsx';
import type { LessonColumn, LessonKind } from './LessonTable.tsx';
import { RootLink } from './RootLink.tsx';
import type { RowTexts } from './row-texts.ts';

/** A verb with the number of its occurrences in the Bible. */
export type LessonVerb = Omit<HebrewVerb, 'binyan' | 'strongs' | 'audioUrl' | 'note'> & InBibleProps;

const columns: LessonColumn<LessonVerb>[] = [
  { heading: 'No.', className: 'number', cell: (_, __, number) => number },
  {
    heading: 'Root',
    className: 'root',
    cell: ({ root }) => <RootLink root={root} />,
  },
  {
    heading: 'Infinitive',
    className: 'hebrew infinitive',
    cell: ({ infinitive, transliteration }) =>
      infinitive ? (
        <Hebrew text={infinitive} transliteration={transliteration.infinitive} />
      ) : (
        <span className="small">none in use</span>
      ),
  },
  {
    heading: 'English',
    className: 'english',
    cell: ({ id, english, inBible }) => (
      <>
        <a href={verbHref(id)}>{english}</a> <InBible inBible={inBible} />
      </>
    ),
  },
  {
    heading: 'Past (1st Person)',
    className: 'hebrew past',
    cell: ({ pastFirstPerson, transliteration }) => (
      <Hebrew text={pastFirstPerson} transliteration={transliteration.past} />
    ),
  },
  {
    heading: 'Present (1st Person)',
    className: 'hebrew present',
    cell: ({ presentFirstPerson, presentFeminine, transliteration }) =>
      presentFirstPerson && presentFeminine ? (
        <>
          <Hebrew text={presentFirstPerson} transliteration={transliteration.present} />
          <Hebrew text={presentFeminine} transliteration={`${transliteration.presentFeminine} (f.)`} />
        </>
      ) : (
        <span className="small">none in use</span>
      ),
  },
  {
    heading: 'Future (1st Person)',
    className: 'hebrew future',
    cell: ({ futureFirstPerson, transliteration }) => (
      <Hebrew text={futureFirstPerson} transliteration={transliteration.future} />
    ),
  },
  { heading: 'Binyan', className: 'binyan', cell: (_, { name }) => name },
];

export const verbs: LessonKind<LessonVerb> = { className: 'verbs', columns, textsOf };

function textsOf(verb: LessonVerb): RowTexts {
  const { root, infinitive, pastFirstPerson, presentFirstPerson, presentFeminine, futureFirstPerson } = verb;
  const forms = [root, infinitive, pastFirstPerson, presentFirstPerson, presentFeminine, futureFirstPerson];
  return {
    english: verb.english,
    hebrew: infinitive ?? '',
    forms: forms.filter((form) => form != null),
    said: Object.values(verb.transliteration).filter((text) => text != null),
    spoken: infinitive ?? pastFirstPerson,
  };
}
