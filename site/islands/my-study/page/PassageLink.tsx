import { useContext } from 'react';
import { formatStudyRange } from '#data/my-study/format-anchor.ts';
import { passagePath } from '#data/my-study/passage-path.ts';
import type { StudyAnchor } from '#data/my-study/study-row.ts';
import { readReadingPlace } from '../../../client/reading-place.ts';
import { KjvNumbered } from './kjv-numbered.ts';

/** The reference of a passage as a link to its chapter. */
export function PassageLink({ range }: { range: Pick<StudyAnchor, 'start' | 'end' | 'version'> }) {
  const preferred = readReadingPlace()?.path.split('/')[2];
  return <a href={passagePath(range, useContext(KjvNumbered), preferred)}>{formatStudyRange(range)}</a>;
}
