import { diffWordsWithSpace } from 'diff';
import { comparisonLabel, sameTexts, textsTooLong } from './messages.ts';

export interface ChangesProps {
  before: string;
  after: string;
}

/** Max characters for a word diff. Longer texts would take seconds. */
const maxCompared = 60_000;

/** Two texts merged into one, with removed and added words marked. */
export function Changes({ before, after }: ChangesProps) {
  if (before === after) return <p className="hint">{sameTexts}</p>;
  if (before.length + after.length > maxCompared) return <p className="hint">{textsTooLong}</p>;
  return (
    <p className="text-changes" dir="auto" role="group" aria-label={comparisonLabel}>
      {diffWordsWithSpace(before, after).map(({ value, added, removed }, index) => {
        if (added) return <ins key={index}>{value}</ins>;
        return removed ? <del key={index}>{value}</del> : <span key={index}>{value}</span>;
      })}
    </p>
  );
}
