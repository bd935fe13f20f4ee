import { FileRefusedError } from '../formats.ts';
import { encodingName, type Encoding } from './encodings.ts';
import { encodingNotReadMessage, notUtf8Message, wrongEncodingMessage } from './messages.ts';

/**
 * Decodes a file without its byte order mark. Converts old Macintosh line ends to line feeds and leaves other line ends
 * unchanged. Throws {@link FileRefusedError} with the line and the possible encodings.
 */
export function decodeFile(name: string, bytes: Uint8Array, chosen?: Encoding): { text: string; encoding: string } {
  const unmarked = chosen ? undefined : unmarkedUtf16(bytes);
  // In XML, the first sign says which end comes first.
  const isXml = unmarked !== undefined && bytes.subarray(0, 2).includes(lessThan);
  if (unmarked && !isXml) throw notUtf8(name, 1, [unmarked]);
  const encoding = chosen ?? markedEncoding(bytes) ?? unmarked ?? 'utf-8';
  try {
    return { text: decode(bytes, encoding), encoding };
  } catch (cause) {
    if (cause instanceof RangeError) throw new FileRefusedError(encodingNotReadMessage(name, encodingName(encoding)));
    if (encoding !== 'utf-8') throw new FileRefusedError(wrongEncodingMessage(name, encodingName(encoding)));
    // Text that is valid UTF-8 is UTF-8, whatever the file says: editors change one and not the other.
    const declared = chosen ? undefined : decodeAsDeclared(bytes);
    if (declared) return declared;
    const line = firstBadLine(bytes);
    throw notUtf8(name, line.number, likelyEncodings(line.bytes));
  }
}

const lessThan = 0x3c;

function decode(bytes: Uint8Array, encoding: string): string {
  const text = new TextDecoder(encoding, { fatal: true, ignoreBOM: false }).decode(bytes);
  // On the old Macintosh, lines end in a carriage return only.
  return text.includes('\n') ? text : text.replaceAll('\r', '\n');
}

/** `<?xml … encoding="ISO-8859-1"?>`, and `\ide CP-1252` in USFM. */
const declarations = [/^\s*<\?xml\b[^>]*?\bencoding\s*=\s*["'](?<label>[\w.:-]+)["']/, /^\\ide\s+(?<label>[\w-]+)/m];

/** Decodes a file in the encoding that it declares; `undefined` if it declares none, or a wrong one. */
function decodeAsDeclared(bytes: Uint8Array): { text: string; encoding: string } | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1_000));
  const label = declarations.map((each) => each.exec(head)?.groups?.label).find((each) => each !== undefined);
  if (label === undefined) return undefined;
  try {
    const encoding = label.toLowerCase().replace(/^cp-?(?=125\d$)/, 'windows-');
    return { text: decode(bytes, encoding), encoding };
  } catch {
    return undefined;
  }
}

function markedEncoding(bytes: Uint8Array): Encoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

/**
 * Detects UTF-16 without a byte order mark: Latin letters have a zero in every other byte, and UTF-8 text has no zeros.
 */
function unmarkedUtf16(bytes: Uint8Array): Encoding | undefined {
  if (markedEncoding(bytes)) return undefined;
  const head = bytes.subarray(0, 512);
  const zeros = (parity: number): number =>
    head.reduce((sum, byte, at) => sum + (at % 2 === parity && byte === 0 ? 1 : 0), 0);
  const many = head.length / 8;
  if (zeros(1) > many && zeros(0) === 0) return 'utf-16le';
  if (zeros(0) > many && zeros(1) === 0) return 'utf-16be';
  return undefined;
}

const lineFeed = 10;

/** The first line that is not UTF-8, in a file that has one. Line numbers start at 1. */
function firstBadLine(bytes: Uint8Array): { number: number; bytes: Uint8Array } {
  for (let [number, from] = [1, 0]; ; number += 1) {
    const feed = bytes.indexOf(lineFeed, from);
    const line = bytes.subarray(from, feed < 0 ? bytes.length : feed);
    if (feed < 0 || !isUtf8(line)) return { number, bytes: line };
    from = feed + 1;
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * Hebrew letters are bytes E0 to FA in Windows-1255 and form sequences. In Western text, accented letters are isolated.
 */
function likelyEncodings(line: Uint8Array): Encoding[] {
  const isHebrew = (byte: number | undefined): boolean => byte !== undefined && byte >= 0xe0 && byte <= 0xfa;
  let pairs = 0;
  let high = 0;
  for (let at = 0; at < line.length; at += 1) {
    if ((line[at] ?? 0) >= 0x80) high += 1;
    if (isHebrew(line[at]) && isHebrew(line[at + 1])) pairs += 1;
  }
  return pairs * 3 > high ? ['windows-1255', 'windows-1252'] : ['windows-1252', 'windows-1255'];
}

function notUtf8(name: string, line: number, choices: Encoding[]): FileRefusedError {
  const [likely = 'windows-1252'] = choices;
  return new FileRefusedError(notUtf8Message(name, line, encodingName(likely)), choices);
}
