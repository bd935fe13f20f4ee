import type { Recordable } from '#data/hebrew/language/recordables.ts';
import { HttpError } from '../http/http-error.ts';
import type { Bindings } from '../env.ts';
import { logError } from '../log.ts';
import { recordingsNotAccepted } from './messages.ts';

/** Loaded for the first upload and cached for the lifetime of the isolate. */
const cache = new WeakMap<Fetcher, readonly Recordable[]>();

/** All recordable texts of the lessons, from a file of the build. Throws a {@link HttpError} 503. */
export async function readRecordables({ ASSETS }: Pick<Bindings, 'ASSETS'>): Promise<readonly Recordable[]> {
  const cached = cache.get(ASSETS);
  if (cached) return cached;
  const response = await ASSETS.fetch('https://assets.local/recordables.json');
  if (!response.ok) {
    logError('recordables_unavailable', response.status);
    throw new HttpError(503, recordingsNotAccepted);
  }
  const recordables = await response.json<readonly Recordable[]>();
  cache.set(ASSETS, recordables);
  return recordables;
}
