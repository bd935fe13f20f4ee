import { formatStudyRange, passageOfRange } from '#data/my-study/format-anchor.ts';
import type { StudyAnchor } from '#data/my-study/study-row.ts';
import { parallelPath } from '#data/reading/reading-paths.ts';

/** The reference of a passage as a link that works in every version. */
export function PassageLink({ range }: { range: Pick<StudyAnchor, 'start' | 'end' | 'version'> }) {
  const { version } = range;
  return (
    <a href={parallelPath(passageOfRange(range), version === undefined ? [] : [version])}>{formatStudyRange(range)}</a>
  );
}
