import type { VerseCoordinates } from '#data/bible/verse-id.ts';
import type { Versification } from '#data/bible/versification.ts';
import { HttpError } from '../http/http-error.ts';
import { explainAbsence } from './absence.ts';
import type { Catalog } from '../versions/catalog.ts';

/**
 * The 404 for a reference without a verse. The message says what is wrong, or is `lacking` if other versions may have
 * it.
 */
export async function verseNotFound(
  database: D1Database,
  catalog: Catalog,
  reference: VerseCoordinates,
  numbering: Versification,
  lacking: string,
): Promise<HttpError> {
  const absence = await explainAbsence(database, catalog, reference, numbering);
  return new HttpError(404, absence?.message ?? lacking);
}
