import { examplesPageSize } from '#data/dictionary/examples-page-size.ts';
import type { ExamplesAnswer } from '#data/dictionary/contract/examples.ts';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { exampleVerse } from '#data/dictionary/example-verse.ts';
import type { DeviceRead } from '#data/reading/offline/device-read.ts';
import type { FoundVerses } from '../../views/dictionary/verses-list.ts';
import { keptTexts } from '../search/device.ts';
import { ApiError } from '../../client/call.ts';
import { logFault } from '../../client/log-fault.ts';

/**
 * Answers a read request from the downloaded texts. Returns `undefined` if there are none or the worker thread failed.
 * Throws {@link ApiError} with the same error as the API if the request is invalid.
 */
export async function readHere<Answer>(read: DeviceRead): Promise<Answer | undefined> {
  if ((await keptTexts()).length === 0) return undefined;
  const { readOffline } = await import('../../offline/offline-search.ts');
  const reply = await readOffline(read);
  if (reply.kind === 'read') return reply.value as Answer;
  if (reply.kind === 'none') throw new ApiError(reply.message, reply.status, { ...reply, isHere: true });
  logFault('offline-reading', reply.message);
  return undefined;
}

/** Verses with a Strong's number. Missing properties are not on the device. */
export interface NumberHere {
  entry?: { lemma: string; language: 'hebrew' | 'greek'; aramaic: boolean };
  version?: FoundVerses['version'];
  total?: FoundVerses['total'];
  rows: FoundVerses['rows'];
}

/** A page of an entry's examples. */
export async function examplesHere(number: EntryNumber, page: number): Promise<ExamplesAnswer | undefined> {
  const result = await readHere<NumberHere>({ what: 'examples', number, page, pageSize: examplesPageSize });
  if (!result?.version || !result.total) return undefined;
  const { version, total, rows } = result;
  const totalPages = Math.max(1, Math.ceil(total.verseTotal / examplesPageSize));
  return {
    verses: rows.map(exampleVerse),
    totalVerses: total.verseTotal,
    totalOccurrences: total.total,
    totalPages,
    page: Math.min(page, totalPages),
    version: version.code,
    language: version.language,
    direction: version.direction,
  };
}
