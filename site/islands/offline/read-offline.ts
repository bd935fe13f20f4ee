import { examplesPageSize } from '#data/dictionary/examples-page-size.ts';
import type { ExamplesAnswer } from '#data/dictionary/contract/examples.ts';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { exampleVerse } from '#data/dictionary/example-verse.ts';
import type { DeviceRead } from '#data/reading/offline/device-read.ts';
import type { VersesResult } from '../../views/dictionary/verses-list.ts';
import { downloadedTexts } from '../search/device.ts';
import { ApiError } from '../../client/call-api.ts';
import { logClientError } from '../../client/log-client-error.ts';

/**
 * Answers a read request from the downloaded texts. Returns `undefined` if there are none or the worker thread failed.
 * Throws {@link ApiError} with the same error as the API if the request is invalid.
 */
export async function readOnDevice<Answer>(read: DeviceRead): Promise<Answer | undefined> {
  if ((await downloadedTexts()).length === 0) return undefined;
  const { readOffline } = await import('../../offline/search-thread-client.ts');
  const reply = await readOffline(read);
  if (reply.kind === 'read') return reply.value as Answer;
  if (reply.kind === 'none') throw new ApiError(reply.message, reply.status, { ...reply, isHere: true });
  logClientError('offline-reading', reply.message);
  return undefined;
}

/** Verses with a Strong's number. Missing properties are not on the device. */
export interface NumberOnDevice {
  entry?: { lemma: string; language: 'hebrew' | 'greek'; aramaic: boolean };
  version?: VersesResult['version'];
  total?: VersesResult['total'];
  rows: VersesResult['rows'];
}

/** A page of an entry's examples. */
export async function examplesOnDevice(number: EntryNumber, page: number): Promise<ExamplesAnswer | undefined> {
  const result = await readOnDevice<NumberOnDevice>({ what: 'examples', number, page, pageSize: examplesPageSize });
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
