import { parseEntryNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';

/** The number of the entry's page where the reader is. Throws where the address has none. */
export function numberOfAddress(): EntryNumber {
  return parseEntryNumber(location.pathname.split('/').at(-1) ?? '');
}
