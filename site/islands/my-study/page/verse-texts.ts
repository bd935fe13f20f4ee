import { versesOfRange } from '#data/my-study/chapter-keys.ts';
import type { StudyAnchor } from '#data/my-study/study-row.ts';
import { api } from '../../../client/api.ts';
import { readReadingPlace } from '../../../client/reading-place.ts';

/** The maximum number of verse ids in one request to the API. */
const maxIds = 100;
/** The maximum number of verses that a list shows for one passage. */
const maxVersesOfPassage = 50;

export interface PassageText {
  text: string;
  version: string;
  language: string;
  direction: 'ltr' | 'rtl';
}

/** The version that the reader read last, else the site's first. */
export async function preferredVersion(): Promise<string> {
  const last = readReadingPlace()?.path.split('/')[2];
  if (last !== undefined) return last;
  const [first = 'kjv_strongs'] = await api.versions(undefined);
  return first;
}

/** The texts of passages in one version, in their order. From downloaded texts if there is no network. */
export async function readPassageTexts(
  ranges: readonly Pick<StudyAnchor, 'start' | 'end'>[],
  version: string,
): Promise<PassageText[]> {
  const idsOf = ranges.map(({ start, end }) => versesOfRange(start, end, maxVersesOfPassage));
  const ids = [...new Set(idsOf.flat())];
  const texts = new Map<number, string>();
  let shown: Omit<PassageText, 'text'> = { version, language: 'en', direction: 'ltr' };
  for (let index = 0; index < ids.length; index += maxIds) {
    const answer = await api.counterparts(ids.slice(index, index + maxIds), undefined, version, undefined);
    shown = { version: answer.label, language: answer.language, direction: answer.direction };
    for (const { id, verses } of answer.places) texts.set(id, verses.map(({ text }) => text).join(' '));
  }
  return idsOf.map((own) => ({
    ...shown,
    text: own
      .map((id) => texts.get(id) ?? '')
      .join(' ')
      .trim(),
  }));
}
