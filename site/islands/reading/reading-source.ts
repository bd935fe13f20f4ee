import type { CrossReferencesAnswer, RstneVerseAnswer, StrongsVerseAnswer, VerseAnswer } from '#data/contract/reading.ts';
import { rstneLabel } from '#data/model/rstne-books.ts';
import { versePlace, type VerseId } from '#data/model/verse-id.ts';
import { FailedCall, call } from '../call.ts';
import { queryClient } from '../query-client.ts';

/** Calls for one verse, by its number in the King James Version. Each throws {@link FailedCall}. */

function kept<Answer>(path: string, load: () => Promise<Answer> = () => call<Answer>(path)): Promise<Answer> {
  return queryClient.query({ queryKey: [path], queryFn: load });
}

/** Codes of the loaded versions, the site's default first. */
export function loadVersions(): Promise<string[]> {
  return kept('/api/bible/versions');
}

export function loadVerse(id: VerseId, version: string): Promise<VerseAnswer> {
  return kept(`/api/bible/verse/${placeOf(id)}/${version}`);
}

export function loadCrossReferences(id: VerseId): Promise<CrossReferencesAnswer> {
  return kept(`/api/bible/cross-references/${placeOf(id)}`);
}

/** Word by word; of the tagged King James Version unless another version is named. */
export function loadWords(id: VerseId, version?: string): Promise<StrongsVerseAnswer> {
  return kept(`/api/strongs/verse/${placeOf(id)}${version ? `?version=${version}` : ''}`);
}

/** The Restoration Scriptures, or the Restored Names where they are not loaded; the answer's label says which. */
export function loadRestored(id: VerseId): Promise<RstneVerseAnswer> {
  const place = versePlace(id);
  const path = `verse/${encodeURIComponent(rstneLabel(place.book))}/${place.chapter}/${place.verse}`;
  return kept(`/api/rstne-restored/${path}`, () =>
    call<RstneVerseAnswer>(`/api/rstne-restored/${path}`).catch((error: FailedCall) =>
      call<RstneVerseAnswer>(`/api/rstne/${path}`).catch((second: FailedCall) => {
        throw error.isMissing || !second.isMissing ? error : second;
      }),
    ),
  );
}

function placeOf(id: VerseId): string {
  const { book, chapter, verse } = versePlace(id);
  return `${book}/${chapter}/${verse}`;
}
