import type { HebrewWord } from '#data/contract/hebrew.ts';
import { rootHref, rootInLatin } from '#data/model/hebrew/root-slug.ts';
import { AudioButton } from './AudioButton.tsx';
import { Hebrew } from './Hebrew.tsx';
import { InBible, type InBibleProps } from './InBible.tsx';
import { LessonTable, type LessonColumn, type LessonGroup } from './LessonTable.tsx';

type Word = HebrewWord & InBibleProps & { root?: string | undefined };

const genders = { masculine: 'masculine', feminine: 'feminine', both: 'masculine or feminine' };

const columns: LessonColumn<Word>[] = [
  {
    heading: 'Hebrew',
    className: 'hebrew',
    searched: 'hebrew',
    cell: ({ hebrew, transliteration }) => <Hebrew text={hebrew} transliteration={transliteration} />,
  },
  { heading: 'English', className: 'english', searched: 'english', cell: ({ english }) => english },
  {
    heading: 'Part of speech',
    className: 'part',
    cell: ({ partOfSpeech, gender, root }) => (
      <>
        {gender ? `${partOfSpeech}, ${genders[gender]}` : partOfSpeech}
        {root && (
          <>
            {' · '}
            <a href={rootHref(root)}>{`root ${rootInLatin(root)}`}</a>
          </>
        )}
      </>
    ),
  },
  {
    heading: 'Other form',
    className: 'hebrew form',
    cell: ({ plural, feminine }) => (
      <>
        {plural && <Hebrew text={plural.hebrew} transliteration={`plural: ${plural.transliteration}`} />}
        {feminine && <Hebrew text={feminine.hebrew} transliteration={`feminine: ${feminine.transliteration}`} />}
      </>
    ),
  },
  { heading: 'In the Bible', className: 'bible', cell: ({ inBible }) => <InBible inBible={inBible} /> },
  { heading: 'Audio', className: 'sound', cell: () => <AudioButton /> },
];

export function WordsTable({ groups }: { groups: readonly LessonGroup<Word>[] }) {
  return <LessonTable className="words" columns={columns} groups={groups} />;
}
