import type { APIRoute } from 'astro';
import { libraryFrame } from '../library/frame.ts';

/** Which edition of the library these pages were built from; `/api/health` compares it with the database's. */
export const GET: APIRoute = () => {
  const { edition, versions } = libraryFrame();
  const { id, builtAt, hebrewEntries, greekEntries, verses } = edition;
  return new Response(
    JSON.stringify({ id, builtAt, counts: { hebrewEntries, greekEntries, verses, versions: versions.length } }),
  );
};
