import type { HebrewPhrase } from '#data/hebrew/contract/hebrew.ts';
import { Hebrew } from './Hebrew.tsx';
import type { LessonColumn, LessonKind } from './LessonTable.tsx';
import { englishHeading, feminineForm, hebrewHeading, pronunciationHeading } from './messages.ts';
import { textsOfForms } from './texts-of-forms.ts';

export type LessonPhrase = Omit<HebrewPhrase, 'id' | 'category' | 'audioUrl'>;

const columns: LessonColumn<LessonPhrase>[] = [
  {
    heading: hebrewHeading,
    className: 'hebrew',
    cell: ({ hebrew, woman }) => (
      <Both man={<Hebrew text={hebrew} />} woman={woman && <Hebrew text={woman.hebrew} />} />
    ),
  },
  {
    heading: pronunciationHeading,
    className: 'said',
    cell: ({ transliteration, woman }) => <Both man={transliteration} woman={woman?.transliteration} />,
  },
  { heading: englishHeading, className: 'english', cell: ({ english }) => english },
];

export const phrases: LessonKind<LessonPhrase> = {
  className: 'phrases',
  columns,
  textsOf: (phrase) => textsOfForms(phrase.english, [phrase, phrase.woman], []),
};

/** The masculine form, and below it the feminine form if that differs. */
function Both({ man, woman }: { man: React.ReactNode; woman: React.ReactNode }) {
  if (!woman) return man;
  return (
    <>
      {man}
      <div className="woman">
        <small>{feminineForm}</small> {woman}
      </div>
    </>
  );
}
