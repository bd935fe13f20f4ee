import type { HebrewVerb } from '#data/hebrew/contract/hebrew.ts';
import { verbHref } from '#data/hebrew/language/root-slug.ts';
import { Hebrew } from './Hebrew.tsx';
import { InBible, type InBibleProps } from './InBible.tsx';
import type { LessonColumn, LessonKind } from './LessonTable.tsx';
import {
  binyanHeading,
  englishHeading,
  feminineTransliteration,
  formNotUsed,
  futureHeading,
  infinitiveHeading,
  numberHeading,
  pastHeading,
  presentHeading,
  rootHeading,
} from './messages.ts';
import { RootLink } from './RootLink.tsx';
import type { RowTexts } from './row-texts.ts';

/** A verb with the number of its occurrences in the Bible. */
export type LessonVerb = Omit<HebrewVerb, 'binyan' | 'strongs' | 'audioUrl' | 'note'> &
  InBibleProps & {
    /** All forms of the verb for the search, separated by spaces: without nikud, and transliterated. */
    inflected: { hebrew: string; latin: string };
  };

const columns: LessonColumn<LessonVerb>[] = [
  { heading: numberHeading, className: 'number', cell: (_, __, number) => number },
  {
    heading: rootHeading,
    className: 'root',
    cell: ({ root }) => <RootLink root={root} />,
  },
  {
    heading: infinitiveHeading,
    className: 'hebrew infinitive',
    cell: ({ infinitive, transliteration }) =>
      infinitive ? (
        <Hebrew text={infinitive} transliteration={transliteration.infinitive} />
      ) : (
        <span className="small">{formNotUsed}</span>
      ),
  },
  {
    heading: englishHeading,
    className: 'english',
    cell: ({ id, english, inBible }) => (
      <>
        <a href={verbHref(id)}>{english}</a> <InBible inBible={inBible} />
      </>
    ),
  },
  {
    heading: pastHeading,
    className: 'hebrew past',
    cell: ({ pastFirstPerson, transliteration }) => (
      <Hebrew text={pastFirstPerson} transliteration={transliteration.past} />
    ),
  },
  {
    heading: presentHeading,
    className: 'hebrew present',
    cell: ({ presentFirstPerson, presentFeminine, transliteration }) =>
      presentFirstPerson && presentFeminine ? (
        <>
          <Hebrew text={presentFirstPerson} transliteration={transliteration.present} />
          <Hebrew
            text={presentFeminine}
            transliteration={feminineTransliteration(transliteration.presentFeminine ?? '')}
          />
        </>
      ) : (
        <span className="small">{formNotUsed}</span>
      ),
  },
  {
    heading: futureHeading,
    className: 'hebrew future',
    cell: ({ futureFirstPerson, transliteration }) => (
      <Hebrew text={futureFirstPerson} transliteration={transliteration.future} />
    ),
  },
  { heading: binyanHeading, className: 'binyan', cell: (_, { name }) => name },
];

export const verbs: LessonKind<LessonVerb> = { className: 'verbs', columns, textsOf };

function textsOf(verb: LessonVerb): RowTexts {
  const { root, infinitive, pastFirstPerson, presentFirstPerson, presentFeminine, futureFirstPerson, inflected } = verb;
  const forms = [root, infinitive, pastFirstPerson, presentFirstPerson, presentFeminine, futureFirstPerson];
  return {
    english: verb.english,
    hebrew: infinitive ?? '',
    forms: [...forms.filter((form) => form != null), ...inflected.hebrew.split(' ')],
    transliterations: inflected.latin.split(' '),
    spoken: infinitive ?? pastFirstPerson,
  };
}
