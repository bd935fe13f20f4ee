import { originalFolder, unzip, type ZipEntry } from './container/unzip.ts';
import { decodeFile } from './container/decode-text.ts';
import { type Encoding } from './container/encodings.ts';
import { inflateWithin } from './container/inflate.ts';
import { describeZippedDocument, describeUnsupportedFile, startsWith } from './container/unsupported-files.ts';
import { looksLikeTable, hasRecognizableColumns } from './formats/table-rows.ts';
import { looksPlain } from './formats/read-plain.ts';
import { FileRefusedError, type FormatId } from './formats.ts';
import {
  containsArchiveMessage,
  emptyFileMessage,
  fileTooLargeMessage,
  noTextMessage,
  notTextMessage,
  unknownFormatMessage,
  unnamedFile,
  unsupportedFileMessage,
  webPageMessage,
} from './messages.ts';

export interface ImportFile {
  /** A label for messages only. The format is detected from the content. */
  name: string;
  bytes: Uint8Array;
}

export interface TextPart {
  name: string;
  text: string;
}

export type TextFormat = Exclude<FormatId, 'spreadsheet' | 'mybible' | 'mysword' | 'sword'>;

/** The detected format of a file, opened as far as the format requires. */
export type Detected =
  /** `unread` are the files of an archive that are not read. */
  | { kind: 'text'; format: TextFormat; parts: TextPart[]; encoding: string; info?: string; unread?: string[] }
  | { kind: 'spreadsheet'; bytes: Uint8Array }
  | { kind: 'sqlite'; bytes: Uint8Array }
  | { kind: 'sword'; files: ZipEntry[] };

const maxImportBytes = 32 * 1_048_576;

const zipStart = [0x50, 0x4b, 0x03, 0x04];
const emptyZip = [0x50, 0x4b, 0x05, 0x06];
const gzipStart = [0x1f, 0x8b];
const sqliteStart = [...new TextEncoder().encode('SQLite format 3\0')];

/**
 * Detects the format from the content. Throws {@link FileRefusedError} with a message for the user if it is not supported.
 */
export function detectFormat(file: ImportFile, encoding?: Encoding): Detected {
  const { name, bytes } = file;
  if (bytes.length === 0) throw new FileRefusedError(emptyFileMessage(name));
  if (bytes.length > maxImportBytes)
    throw new FileRefusedError(
      fileTooLargeMessage(name, Math.ceil(bytes.length / 1_048_576), maxImportBytes / 1_048_576),
    );
  const description = describeUnsupportedFile(bytes);
  if (description) throw new FileRefusedError(unsupportedFileMessage(name, description));
  if (startsWith(bytes, gzipStart))
    return detectFormat(
      { name: name.replace(/\.gz$/i, ''), bytes: inflateWithin(name, bytes, maxImportBytes, 'gzip') },
      encoding,
    );
  if (startsWith(bytes, sqliteStart)) return { kind: 'sqlite', bytes };
  if (startsWith(bytes, zipStart) || startsWith(bytes, emptyZip)) return detectArchive(file, encoding);
  return detectText([file], encoding);
}

/** Files of an archive that describe the text and contain no verses. */
const nonTextFile =
  /(?:^|\/)(?:readme|licen[cs]e|copyright|copr|about|notice|changelog|info|metadata|settings|keys)[^/]*$|\.(?:html?|css|pdf|png|jpe?g|gif|svg|ttf|woff2?|md|vrs|ini|xsd|ldml|ssf|lds|sty)$/i;

function detectArchive({ name, bytes }: ImportFile, encoding: Encoding | undefined): Detected {
  const files = unzip(name, bytes);
  const detected = detectFiles(name, bytes, files, encoding);
  if (detected.kind !== 'text') return detected;
  const read = new Set(detected.parts.map((part) => part.name));
  if (detected.info !== undefined) read.add('info.json').add('verses.txt');
  const unread = files
    .map((file) => file.name)
    .filter((each) => !read.has(each) && !read.has(each.replace(/^.*\//, '')) && !each.startsWith(originalFolder));
  return { ...detected, unread };
}

function detectFiles(name: string, bytes: Uint8Array, files: ZipEntry[], encoding: Encoding | undefined): Detected {
  const document = describeZippedDocument(files.map((file) => file.name));
  if (document) throw new FileRefusedError(`${name} is ${document}.`);
  if (files.some((file) => file.name === 'xl/workbook.xml')) return { kind: 'spreadsheet', bytes };
  if (files.some((file) => /(?:^|\/)mods\.d\//.test(file.name))) return { kind: 'sword', files };
  const info = files.find((file) => /(?:^|\/)info\.json$/.test(file.name));
  const verses = files.find((file) => /(?:^|\/)verses\.txt$/.test(file.name));
  if (info && verses) {
    const detected = detectText([{ name: 'verses.txt', bytes: verses.bytes }], encoding);
    return detected.kind === 'text' ? { ...detected, info: decodeFile('info.json', info.bytes).text } : detected;
  }
  const texts = files.filter((file) => !nonTextFile.test(file.name) && file.bytes.length > 0);
  const [only] = texts;
  if (!only) throw new FileRefusedError(noTextMessage(name));
  if (texts.length === 1) return detectFormat({ name: only.name, bytes: only.bytes }, encoding);
  if (texts.some((file) => startsWith(file.bytes, zipStart))) throw new FileRefusedError(containsArchiveMessage(name));
  return detectText(texts, encoding);
}

/** Treats several text files as the books of one Bible, all in the format of the first one with verses. */
function detectText(files: readonly ImportFile[], encoding: Encoding | undefined): Detected {
  const parts = files.map((file) => {
    const description = describeUnsupportedFile(file.bytes);
    if (description) throw new FileRefusedError(unsupportedFileMessage(file.name, description));
    return { name: file.name, ...decodeFile(file.name, file.bytes, encoding) };
  });
  const formats = parts.map(({ text }) => textFormat(text));
  const format = formats.find((each) => each !== undefined);
  const [first] = parts;
  if (!first || !format) throw new FileRefusedError(notKnown(files[0]?.name ?? unnamedFile, first?.text ?? ''));
  return {
    kind: 'text',
    format,
    parts: parts
      .filter((_, at) => formats[at] === format || formats[at] === undefined)
      .map(({ name, text }) => ({ name, text })),
    encoding: first.encoding,
  };
}

const root = /<(?<name>[A-Za-z][\w.-]*)/;
const roots: Record<string, TextFormat> = {
  osis: 'osis',
  usx: 'usx',
  usfx: 'usfx',
  xmlbible: 'zefania',
  bible: 'zefania',
};
const headLength = 100_000;

function textFormat(text: string): TextFormat | undefined {
  const head = text
    .slice(0, headLength)
    .replace(/^\ufeff/, '')
    .trimStart();
  if (head.startsWith('<')) {
    const name = root.exec(
      head.replace(/<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?[^>]*>/g, ''),
    )?.groups?.name;
    return roots[name?.toLowerCase().replace(/^.*:/, '') ?? ''];
  }
  if (/^\\(?:id|c|v|h|mt|ide|usfm)\b/m.test(head)) return 'usfm';
  if (
    /\bINSERT\s+(?:OR\s+\w+\s+|IGNORE\s+)?INTO\b|\bREPLACE\s+INTO\b|\bCOPY\s+[^;]+\bFROM\s+stdin\b|^\s*CREATE\s+TABLE\b/im.test(
      head,
    )
  )
    return 'sql';
  if (/^[[{]\s*["[{]/.test(head)) return 'json';
  const lines = head.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.some((line) => line.startsWith('#columns')) || matchesMost(lines, /^\d{2,3}[ONA]\t\d+\t/)) return 'unbound';
  if (matchesMost(lines, /^\s*\d{1,2}\|\d{1,3}\|\d{1,3}[a-z]?(?:[-–,]\d{1,3}[a-z]?)?\|/)) return 'module';
  // Text contains commas too. Therefore only named columns, or separate book, chapter and verse, take precedence over
  // plain lines.
  if (hasRecognizableColumns(head)) return 'table';
  if (matchesMost(lines, { test: looksPlain })) return 'plain';
  if (looksLikeTable(head)) return 'table';
  if (lines.some(looksPlain)) return 'plain';
  // "1 In the beginning" below the line "Genesis 1".
  return matchesMost(lines, /^\s*\[?\d{1,3}\]?[.\s]\s*\S/) && lines.some((line) => /^\D{2,50}\d{1,3}\W*$/.test(line))
    ? 'plain'
    : undefined;
}

function matchesMost(lines: readonly string[], pattern: { test(line: string): boolean }): boolean {
  const sample = lines.filter((line) => !line.startsWith('#')).slice(0, 60);
  return sample.length > 0 && sample.filter((line) => pattern.test(line)).length * 2 > sample.length;
}

function notKnown(name: string, text: string): string {
  if (/^\s*<(?:!doctype\s+html|html)\b/i.test(text)) return webPageMessage(name);
  if (text.includes('\0')) return notTextMessage(name);
  const beginning = text.trimStart().split(/\r?\n/)[0]?.slice(0, 40) ?? '';
  return unknownFormatMessage(name, beginning);
}
