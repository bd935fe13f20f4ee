import type { HebrewPhrase } from '#data/contract/hebrew.ts';
import { AudioButton } from './AudioButton.tsx';
import { Hebrew } from './Hebrew.tsx';
import { LessonTable, type LessonColumn, type LessonGroup } from './LessonTable.tsx';

const columns: LessonColumn<HebrewPhrase>[] = [
  {
    heading: 'Hebrew',
    className: 'hebrew',
    searched: 'hebrew',
    cell: ({ hebrew, woman }) => (
      <Both man={<Hebrew text={hebrew} />} woman={woman && <Hebrew text={woman.hebrew} />} />
    ),
  },
  {
    heading: 'Pronunciation',
    className: 'said',
    cell: ({ transliteration, woman }) => <Both man={transliteration} woman={woman?.transliteration} />,
  },
  { heading: 'English', className: 'english', searched: 'english', cell: ({ english }) => english },
  { heading: 'Audio', className: 'sound', cell: () => <AudioButton /> },
];

export function PhrasesTable({ groups }: { groups: readonly LessonGroup<HebrewPhrase>[] }) {
  return <LessonTable className="phrases" columns={columns} groups={groups} />;
}

/** A man's form, and under it a woman's where that differs. */
function Both({ man, woman }: { man: React.ReactNode; woman: React.ReactNode }) {
  if (!woman) return man;
  return (
    <>
      {man}
      <div className="woman">
        <small>woman</small> {woman}
      </div>
    </>
  );
}
