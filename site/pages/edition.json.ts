import type { APIRoute } from 'astro';
import { libraryMetadata } from '../library/frame.ts';

/**
 * The edition of the library from which these pages were built. `/api/health` compares it with that of the database.
 */
export const GET: APIRoute = () => {
  const { edition, versions } = libraryMetadata();
  const { id, builtAt, hebrewEntries, greekEntries, verses } = edition;
  return new Response(
    JSON.stringify({ id, builtAt, counts: { hebrewEntries, greekEntries, verses, versions: versions.length } }),
  );
};
