import { parseEntryNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';

/** The Strong's number in the URL of an entry page. Throws if the URL has none. */
export function numberOfUrl(): EntryNumber {
  return parseEntryNumber(location.pathname.split('/').at(-1) ?? '');
}
