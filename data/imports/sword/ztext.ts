import { unzlibSync } from 'fflate';
import {
  blockEndMessage,
  blockNotUnpackedMessage,
  blockSizeMessage,
  moduleDamagedMessage,
  outsideBlockMessage,
  partialRecordsMessage,
} from './messages.ts';

/** The three files of a testament: blocks, their index, and the index of verses. */
export interface ZTextFiles {
  bzs: Uint8Array;
  bzv: Uint8Array;
  bzz: Uint8Array;
}

const blockRecord = 12;
/** How a module differs from that of the King James Version. */
export interface ZTextFormat {
  /** Bytes of the length in a record of the verse index: 4 in zText4. */
  sizeBytes: 2 | 4;
  decode: (bytes: Uint8Array) => string;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
const kjvFormat: ZTextFormat = { sizeBytes: 2, decode: (bytes) => utf8.decode(bytes) };

/** The files of the module are truncated or damaged. */
export class SwordDamagedError extends Error {
  override name = 'SwordDamagedError';
  constructor(file: string, what: string) {
    super(moduleDamagedMessage(file, what));
  }
}

/**
 * Reads the slots of a SWORD zText testament as raw text. The block index has offset, size and unpacked size (one block
 * per book); the verse index has block, start and length, all little-endian. `name` is "ot" or "nt". Throws {@link
 * SwordDamagedError}, and `TypeError` if a slot is not text in its encoding.
 */
export function readZText(
  name: string,
  { bzs, bzv, bzz }: ZTextFiles,
  { sizeBytes, decode }: ZTextFormat = kjvFormat,
): string[] {
  const verseRecord = 8 + sizeBytes;
  const blocks = readBlocks(name, bzs, bzz);
  const index = view(bzv);
  if (bzv.length % verseRecord !== 0)
    throw new SwordDamagedError(`${name}.bzv`, partialRecordsMessage(bzv.length, verseRecord));
  return Array.from({ length: bzv.length / verseRecord }, (_, slot) => {
    const at = slot * verseRecord;
    const [block, start, length] = [
      index.getUint32(at, true),
      index.getUint32(at + 4, true),
      sizeBytes === 2 ? index.getUint16(at + 8, true) : index.getUint32(at + 8, true),
    ];
    if (length === 0) return '';
    const bytes = blocks[block]?.subarray(start, start + length);
    if (bytes?.length !== length) throw new SwordDamagedError(`${name}.bzv`, outsideBlockMessage(slot, block));
    return decode(bytes);
  });
}

function readBlocks(name: string, bzs: Uint8Array, bzz: Uint8Array): Uint8Array[] {
  if (bzs.length % blockRecord !== 0)
    throw new SwordDamagedError(`${name}.bzs`, partialRecordsMessage(bzs.length, blockRecord));
  const index = view(bzs);
  return Array.from({ length: bzs.length / blockRecord }, (_, number) => {
    const at = number * blockRecord;
    const [offset, size, rawSize] = [
      index.getUint32(at, true),
      index.getUint32(at + 4, true),
      index.getUint32(at + 8, true),
    ];
    if (offset + size > bzz.length) {
      throw new SwordDamagedError(`${name}.bzz`, blockEndMessage(number, offset + size, bzz.length));
    }
    const raw = inflate(name, number, bzz.subarray(offset, offset + size));
    if (raw.length !== rawSize)
      throw new SwordDamagedError(`${name}.bzz`, blockSizeMessage(number, raw.length, rawSize));
    return raw;
  });
}

function inflate(name: string, number: number, bytes: Uint8Array): Uint8Array {
  try {
    return unzlibSync(bytes);
  } catch {
    throw new SwordDamagedError(`${name}.bzz`, blockNotUnpackedMessage(number));
  }
}

function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
