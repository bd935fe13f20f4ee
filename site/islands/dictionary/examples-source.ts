import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { verseLink } from '#data/reading/reading-paths.ts';
import { defaultVersion } from '#data/versions/loaded-version.ts';
import { formatVerse } from '#data/bible/verse-id.ts';
import type { VerseRowProps } from '../../views/ui/VerseRow.tsx';
import { api } from '../../client/api.ts';
import { markTagged } from './mark-tagged.ts';

/** A page of the verses that contain a Strong's number. */
export interface ExamplesPage {
  rows: VerseRowProps[];
  page: number;
  /** At least 1. */
  pages: number;
  /** Number of verses on all pages. */
  total: number;
  /** Number of occurrences. A verse may have several. */
  times: number;
}

/** Throws `ApiError`. */
export async function loadExamples(number: EntryNumber, page: number, signal?: AbortSignal): Promise<ExamplesPage> {
  const answer = await api.examples(number, page, signal);
  const { verses, totalPages, totalVerses, totalOccurrences, version, language, direction } = answer;
  return {
    rows: verses.map(({ id, reference, plain, marks, original }) => ({
      reference,
      href: verseLink(version, id),
      text: plain,
      marks,
      found: number,
      original,
      language,
      direction,
    })),
    page: answer.page,
    pages: totalPages,
    total: totalVerses,
    times: totalOccurrences,
  };
}

/** The built-in verses of ten common numbers. Empty for any other number. */
export async function sampleExampleRows(number: EntryNumber): Promise<VerseRowProps[]> {
  const { sampleExamples } = await import('#seeds/sample-examples.ts');
  return (sampleExamples[number] ?? []).map(({ id, text: tagged }) => ({
    reference: formatVerse(id),
    href: verseLink(defaultVersion, id),
    marks: {},
    ...markTagged(tagged, number),
  }));
}
