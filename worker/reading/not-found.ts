import type { VersePlace } from '#data/bible/verse-id.ts';
import type { Numbering } from '#data/bible/versification.ts';
import { Problem } from '../http/http-error.ts';
import { explainAbsence } from './absence.ts';
import type { Catalogue } from '../versions/catalogue.ts';

export const notInTranslation = 'Verse not available in this translation';
export const notInRstne = 'Verse not available in RSTNE';

/**
 * The 404 for a reference without a verse. The message says what is wrong, or is `lacking` if other versions may have
 * it.
 */
export async function absent(
  database: D1Database,
  catalogue: Catalogue,
  reference: VersePlace,
  numbering: Numbering,
  lacking: string,
): Promise<Problem> {
  const absence = await explainAbsence(database, catalogue, reference, numbering);
  return new Problem(404, absence?.message ?? lacking);
}
