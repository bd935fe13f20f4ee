import { diffWordsWithSpace } from 'diff';
import { Fragment } from 'react';
import { changesKey, comparisonLabel, sameTexts, textsTooLong } from './messages.ts';

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
    <>
      <p className="hint">{changesKey}</p>
      <p className="text-changes" dir="auto" role="group" aria-label={comparisonLabel}>
        {diffWordsWithSpace(before, after).map(({ value, added, removed }, index, all) => {
          if (removed) return <del key={index}>{value}</del>;
          if (!added) return <span key={index}>{value}</span>;
          return (
            <Fragment key={index}>
              {all[index - 1]?.removed && ' '}
              <ins>{value}</ins>
            </Fragment>
          );
        })}
      </p>
    </>
  );
}
