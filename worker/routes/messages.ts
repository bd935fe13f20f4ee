import { formatCount, formatCountOf } from '#data/site/count-text.ts';

/** Messages of the public API and of routes that belong to no feature. */
export const endpointNotFound = 'This endpoint does not exist.';
export const searchEventRule = 'Send a search as { query, database } or { searchTerm, resultCount, searchType }.';
export const rstneNotLoaded = 'The Restoration Scriptures (RSTNE) are not loaded on this site.';
export const staticDataNotBuilt = 'The static data of this site is not built yet. Please try again later.';
export const studyWriteConflict = 'Another device is saving your progress. Try again in a moment.';

/** Without its full stop, as the messages of fields. */
export const chapterParamRule = 'chapter must be a number such as 3';

/** Without its full stop, as the messages of fields. */
export function jsonObjectRule(maxBytes: number): string {
  return `The body must be a JSON object of at most ${formatCount(maxBytes)} bytes`;
}

/** Without its full stop, as the messages of fields. */
export function renderingRule(version: string): string {
  return `rendering works only with ${version}, the version whose words are tagged`;
}

export function dictionaryLacksMessage(number: string): string {
  return `The dictionary has no entry ${number}.`;
}

export function versionAbsentMessage(code: string): string {
  return `The version ${code} is not loaded on this site.`;
}

export function neverTranslatedMessage(number: string): string {
  return `${number} is never translated with these words.`;
}

export function bookAbsentMessage(book: string): string {
  return `${book} is not in this version.`;
}

export function studyTooLargeMessage(kilobytes: number): string {
  return `Your study progress is too large: at most ${formatCount(kilobytes)} kB can be saved.`;
}

export function linesSkippedMessage(lines: number): string {
  return `${formatCountOf(lines, 'line')} skipped (not a verse)`;
}

export function partsJoinedMessage(parts: number): string {
  return `${formatCountOf(parts, 'part')} of split verses joined`;
}

export function versesConvertedMessage(verses: number): string {
  return `${formatCountOf(verses, 'verse')} converted`;
}

export function versesImportedMessage(verses: number, code: string): string {
  return `${formatCountOf(verses, 'verse')} imported. Readers can now choose "${code}".`;
}

export function importContinuesMessage(done: number, total: number): string {
  return `${formatCount(done)} of ${formatCountOf(total, 'verse')} so far. The import continues in Import Status.`;
}
