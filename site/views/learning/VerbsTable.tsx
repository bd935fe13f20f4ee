import type { HebrewVerb } from '#data/contract/hebrew.ts';
import { verbHref } from '#data/model/hebrew/root-slug.ts';
import { AudioButton } from './AudioButton.tsx';
import { Hebrew } from './Hebrew.tsx';
import { InBible, type InBibleProps } from './InBible.tsx';
import { LessonTable, type LessonColumn, type LessonGroup } from './LessonTable.tsx';
import { RootLink } from './RootLink.tsx';

type Verb = HebrewVerb & InBibleProps;

const columns: LessonColumn<Verb>[] = [
  { heading: 'No.', className: 'number', cell: (_, __, place) => place },
  {
    heading: 'Root',
    className: 'root',
    cell: ({ root }) => <RootLink root={root} />,
  },
  {
    heading: 'Infinitive',
    className: 'hebrew infinitive',
    searched: 'hebrew',
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
        <a href={verbHref(id)} data-searched="english">
          {english}
        </a>{' '}
        <InBible inBible={inBible} />
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
  { heading: 'Audio', className: 'sound', cell: () => <AudioButton /> },
];

export function VerbsTable({ groups }: { groups: readonly LessonGroup<Verb>[] }) {
  return <LessonTable className="verbs" columns={columns} groups={groups} />;
}
