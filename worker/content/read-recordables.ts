import type { Recordable } from '#data/hebrew/language/recordables.ts';
import { Problem } from '../http/http-error.ts';
import type { Bindings } from '../env.ts';
import { logFault } from '../log.ts';

/** Read for the first upload, and kept as long as the isolate lives. */
const read = new WeakMap<Fetcher, readonly Recordable[]>();

/** Everything in the lessons that can be recorded, from the file that the build makes of them. Throws a {@link Problem} 503. */
export async function readRecordables({ ASSETS }: Pick<Bindings, 'ASSETS'>): Promise<readonly Recordable[]> {
  const known = read.get(ASSETS);
  if (known) return known;
  const response = await ASSETS.fetch('https://assets.local/recordables.json');
  if (!response.ok) {
    logFault('recordables_unavailable', response.status);
    throw new Problem(503, 'No recording can be taken at the moment. Please try again later.');
  }
  const recordables = await response.json<readonly Recordable[]>();
  read.set(ASSETS, recordables);
  return recordables;
}
