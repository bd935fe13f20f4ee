import { FileRefusedError } from '../formats.ts';
import { crc32 } from './crc32.ts';
import { inflateWithin, unpackedTooLargeError } from './inflate.ts';
import {
  archiveInArchiveMessage,
  damagedArchiveMessage,
  fileListIncomplete,
  fileListMissing,
  incompleteMessage,
  leadsOutMessage,
  nameTooLongMessage,
  passwordMessage,
  positionMismatchMessage,
  sizeMismatchMessage,
  textOnlyAdvice,
  tooManyFilesMessage,
  unsupportedCompressionMessage,
  wrongChecksumMessage,
} from './messages.ts';

export interface ZipEntry {
  /** The path inside the archive. Only a label; never use it as a file path. */
  name: string;
  bytes: Uint8Array;
}

export interface ZipLimits {
  entries: number;
  /** Limit for all unpacked entries together. */
  bytes: number;
  /** Limit for unpacked size divided by packed size of an entry. */
  ratio: number;
  /** Limit for the characters of a name. */
  name: number;
  /** What the user can do about an archive that is too large. */
  advice: string;
}

/** The folder of the file that a module was made from. It is for the administrator and is not read. */
export const originalFolder = 'original/';

/** Limits for an archive with Bible texts. */
const zipLimits = {
  entries: 200,
  bytes: 64 * 1_048_576,
  /** Text shrinks to a fifth, repetitive text to a fiftieth. */
  ratio: 100,
  name: 200,
  advice: textOnlyAdvice,
} as const satisfies ZipLimits;

const endSignature = 0x0605_4b50;
const entrySignature = 0x0201_4b50;
const localSignature = 0x0403_4b50;
const endLength = 22;
const maxCommentLength = 65_535;
const encryptedFlag = 1;
const utf8Flag = 0x800;
const stored = 0;
const deflated = 8;
/** The ratio is checked only above this size: a small file can be all spaces. */
const ratioMatters = 1_048_576;

const passedOver = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)|\/$/i;
const archives = /\.(?:zip|7z|rar|tar|tgz|bz2|xz)$/i;
// eslint-disable-next-line no-control-regex
const control = /[\u0000-\u001f]/;

/**
 * Returns the files of a zip archive in order, without folders and files of operating systems. Validates names, sizes
 * and checksums and does not trust the archive's metadata. Throws {@link FileRefusedError}.
 */
export function unzip(archive: string, bytes: Uint8Array, limits: ZipLimits = zipLimits): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) throw damaged(archive, fileListMissing);
  const count = view.getUint16(end + 10, true);
  if (count > limits.entries) throw new FileRefusedError(tooManyFilesMessage(archive, count, limits.entries));
  const files: ZipEntry[] = [];
  let remaining = limits.bytes;
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== entrySignature)
      throw damaged(archive, fileListIncomplete);
    const entry = readEntry(view, bytes, at);
    at += entry.length;
    if (entry.name.endsWith('/')) continue;
    checkName(archive, entry, limits);
    if (passedOver.test(entry.name)) continue;
    const unpacked = unpackEntry({ archive, view, bytes, limits }, entry, remaining);
    remaining -= unpacked.length;
    files.push({ name: entry.name, bytes: unpacked });
  }
  return files;
}

interface Entry {
  name: string;
  flags: number;
  method: number;
  checksum: number;
  packed: number;
  size: number;
  offset: number;
  /** Length of the entry in the central directory. */
  length: number;
}

/** Finds the end of the central directory, which is last except for a comment of unknown length. */
function findEnd(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - endLength - maxCommentLength);
  for (let at = view.byteLength - endLength; at >= first; at -= 1)
    if (view.getUint32(at, true) === endSignature) return at;
  return undefined;
}

function readEntry(view: DataView, bytes: Uint8Array, at: number): Entry {
  const nameLength = view.getUint16(at + 28, true);
  const flags = view.getUint16(at + 8, true);
  const nameBytes = bytes.subarray(at + 46, at + 46 + nameLength);
  return {
    name: decodeName(nameBytes, (flags & utf8Flag) !== 0),
    flags,
    method: view.getUint16(at + 10, true),
    checksum: view.getUint32(at + 16, true),
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
    length: 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true),
  };
}

/**
 * Decodes a name. Some systems, such as macOS, write UTF-8 without setting the flag; invalid UTF-8 is decoded as
 * Latin-1.
 */
function decodeName(bytes: Uint8Array, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8, ignoreBOM: false }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

function checkName(archive: string, { name, flags }: Entry, limits: ZipLimits): void {
  const shortName = name.slice(0, 60);
  if (name.split(/[/\\]/).includes('..') || /^(?:[/\\]|[a-z]:)/i.test(name) || control.test(name))
    throw new FileRefusedError(leadsOutMessage(archive, shortName));
  if (name.length > limits.name) throw new FileRefusedError(nameTooLongMessage(archive, name.length));
  if (flags & encryptedFlag) throw new FileRefusedError(passwordMessage(archive, shortName));
  if (archives.test(name)) throw new FileRefusedError(archiveInArchiveMessage(archive, shortName));
}

interface Archive {
  archive: string;
  view: DataView;
  bytes: Uint8Array;
  limits: ZipLimits;
}

function unpackEntry({ archive, view, bytes, limits }: Archive, entry: Entry, remaining: number): Uint8Array {
  const { name, method, packed, size, offset, checksum } = entry;
  const label = `"${name}" in ${archive}`;
  if (size > remaining) throw unpackedTooLargeError(archive, limits.bytes, limits.advice);
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== localSignature)
    throw damaged(archive, positionMismatchMessage(name));
  const from = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (from + packed > bytes.length) throw damaged(archive, incompleteMessage(name));
  const content = bytes.subarray(from, from + packed);
  if (method !== stored && method !== deflated) throw new FileRefusedError(unsupportedCompressionMessage(label));
  const limit = Math.min(remaining, Math.max(ratioMatters, packed * limits.ratio));
  const unpacked = method === stored ? content : inflateWithin(label, content, limit, 'deflate', limits.advice);
  if (unpacked.length !== size) throw damaged(archive, sizeMismatchMessage(name));
  if (crc32(unpacked) !== checksum) throw damaged(archive, wrongChecksumMessage(name));
  return unpacked;
}

function damaged(archive: string, what: string): FileRefusedError {
  return new FileRefusedError(damagedArchiveMessage(archive, what));
}
