import type { ExamplesAnswer } from '#data/contract/examples.ts';
import type { VerseRow } from '#data/markup/verse-row.ts';
import type { EntryNumber } from '#data/model/entry-number.ts';
import { formatVerse } from '#data/model/verse-id.ts';
import { call } from '../call.ts';
import { markTagged } from './mark-tagged.ts';
import { queryClient } from '../query-client.ts';

/** A page of the verses in which a number stands. Throws `FailedCall`. */
export function loadExamples(number: string, page: number): Promise<ExamplesAnswer> {
  const queryFn = () => call<ExamplesAnswer>(`/api/strongs/search-by-number/${number}?page=${page}`);
  return queryClient.query({ queryKey: ['examples', number, page], queryFn });
}

/** The built-in verses of ten common numbers; none of any other. */
export async function sampleExampleRows(number: EntryNumber): Promise<VerseRow[]> {
  const { sampleExamples } = await import('#seeds/sample-examples.ts');
  return (sampleExamples[number] ?? []).map(({ id, text }) => ({ reference: formatVerse(id), html: markTagged(text, number) }));
}
