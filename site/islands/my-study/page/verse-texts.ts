import type { VerseId } from '#data/bible/verse-id.ts';
import { versesOfRange } from '#data/my-study/chapter-keys.ts';
import type { StudyAnchor } from '#data/my-study/study-row.ts';
import { api } from '../../../client/api.ts';
import { readReadingPlace } from '../../../client/reading-place.ts';

/** The maximum number of verse ids in one request to the API. */
const maxIds = 100;
/** More verses than the Bible has. */
const allVerses = 40_000;

export interface PassageText {
  text: string;
  /** What the text leaves out at its end, in verse ids of the King James Version. */
  rest?: { start: VerseId; end: VerseId; count: number };
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

/**
 * The texts of passages in one version, in their order, each with at most `maxVerses`. From downloaded texts if there is
 * no network.
 */
export async function readPassageTexts(
  ranges: readonly Pick<StudyAnchor, 'start' | 'end'>[],
  version: string,
  maxVerses = allVerses,
): Promise<PassageText[]> {
  const allOf = ranges.map(({ start, end }) => versesOfRange(start, end, allVerses));
  const idsOf = allOf.map((ids) => ids.slice(0, maxVerses));
  const ids = [...new Set(idsOf.flat())];
  const texts = new Map<number, string>();
  let shown: Omit<PassageText, 'text'> = { version, language: 'en', direction: 'ltr' };
  for (let index = 0; index < ids.length; index += maxIds) {
    const answer = await api.counterparts(ids.slice(index, index + maxIds), undefined, version, undefined);
    shown = { version: answer.label, language: answer.language, direction: answer.direction };
    for (const { id, verses } of answer.places) texts.set(id, verses.map(({ text }) => text).join(' '));
  }
  return idsOf.map((own, index) => {
    const [start, ...others] = allOf[index]?.slice(own.length) ?? [];
    return {
      ...shown,
      text: own
        .map((id) => texts.get(id) ?? '')
        .join(' ')
        .trim(),
      ...(start !== undefined && { rest: { start, end: others.at(-1) ?? start, count: others.length + 1 } }),
    };
  });
}
