import { SwordDamagedError } from './ztext.ts';

/** The files of an uncompressed module: the text, and the index with an offset and a size for each entry. */
export interface RawFiles {
  text: Uint8Array;
  index: Uint8Array;
}

/**
 * Reads the entries of a RawText or RawCom testament, or of a RawLD dictionary. An index record is an offset of four
 * bytes and a size of two, or of four in RawText4, RawCom4 and RawLD4, all little-endian. Throws {@link
 * SwordDamagedError}.
 */
export function readRawEntries(file: string, { text, index }: RawFiles, sizeBytes: 2 | 4): Uint8Array[] {
  const record = 4 + sizeBytes;
  if (index.length % record !== 0)
    throw new SwordDamagedError(file, `${index.length} bytes of its index are not whole records of ${record}`);
  const view = new DataView(index.buffer, index.byteOffset, index.byteLength);
  return Array.from({ length: index.length / record }, (_, entry) => {
    const at = entry * record;
    const offset = view.getUint32(at, true);
    const size = sizeBytes === 2 ? view.getUint16(at + 4, true) : view.getUint32(at + 4, true);
    if (size > 0 && offset + size > text.length)
      throw new SwordDamagedError(file, `entry ${entry} points outside its ${text.length} bytes`);
    return text.subarray(offset, offset + size);
  });
}
