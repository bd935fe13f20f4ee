import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { CrossReferencesAnswer } from '#data/reading/contract/cross-references.ts';
import type { RstneVerseAnswer, StrongsVerseAnswer, VerseAnswer } from '#data/reading/contract/reading.ts';
import type { VerseId } from '#data/bible/verse-id.ts';
import { api } from '../../client/api.ts';

/** A verse by its id in the King James Version. Sends no request before the version is known. */
export function useVerse(id: VerseId, version: string | undefined): UseQueryResult<VerseAnswer> {
  return useQuery({
    queryKey: ['verse', id, version],
    queryFn: ({ signal }) => api.verse(id, version ?? '', signal),
    enabled: version !== undefined,
  });
}

/**
 * The Restoration Scriptures, or the Restored Names if the former are not loaded. The label in the answer says which.
 */
export function useRestored(id: VerseId): UseQueryResult<RstneVerseAnswer> {
  return useQuery({ queryKey: ['restored', id], queryFn: ({ signal }) => api.restored(id, signal) });
}

/** The words of a verse; by default of the tagged King James Version. */
export function useWords(id: VerseId, version?: string): UseQueryResult<StrongsVerseAnswer> {
  return useQuery({ queryKey: ['words', id, version], queryFn: ({ signal }) => api.words(id, version, signal) });
}

export function useCrossReferences(id: VerseId): UseQueryResult<CrossReferencesAnswer> {
  return useQuery({
    queryKey: ['cross-references', id],
    queryFn: ({ signal }) => api.crossReferences(id, signal),
  });
}

/** Codes of the loaded versions, the site's default first. Sends no request unless `isNeeded`. */
export function useVersions(isNeeded: boolean): UseQueryResult<string[]> {
  return useQuery({
    queryKey: ['versions'],
    queryFn: ({ signal }) => api.versions(signal),
    enabled: isNeeded,
  });
}
