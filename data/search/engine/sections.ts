import { ByteReader, ByteWriter } from './byte-stream.ts';
import { decodeUtf8, encodeUtf8 } from './utf8.ts';

/** "LXP1": the magic number at the start of every pack. A new format needs a new number. */
const magic = [0x4c, 0x58, 0x50, 0x31];

/** The transfer format of a pack: a head as JSON, and named byte sections. */
export interface Sections<Head> {
  head: Head;
  parts: Record<string, Uint8Array>;
}

export function joinSections<Head>({ head, parts }: Sections<Head>): Uint8Array {
  const names = Object.keys(parts);
  const json = encodeUtf8(JSON.stringify({ head, parts: names.map((name) => [name, parts[name]?.length ?? 0]) }));
  const opening = new ByteWriter();
  magic.forEach((byte) => opening.byte(byte));
  opening.number(json.length);
  const all = [opening.finish(), json, ...Object.values(parts)];
  const bytes = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of all) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Throws on bytes that are not a pack of this format, or not a complete one. */
export function splitSections<Head>(bytes: Uint8Array): Sections<Head> {
  if (magic.some((byte, index) => bytes[index] !== byte))
    throw new TypeError('These bytes are no text pack, or one of another edition of the site');
  const opening = new ByteReader(bytes.subarray(magic.length));
  const size = opening.number();
  let at = magic.length + opening.at + size;
  if (at > bytes.length) throw new RangeError(`The pack ends at byte ${bytes.length}, in its head`);
  const { head, parts: lengths }: { head: Head; parts: [name: string, length: number][] } = JSON.parse(
    decodeUtf8(bytes.subarray(at - size, at)),
  );
  const parts: Record<string, Uint8Array> = {};
  for (const [name, length] of lengths) {
    parts[name] = bytes.subarray(at, at + length);
    at += length;
  }
  if (at !== bytes.length) throw new RangeError(`The pack has ${bytes.length} bytes, and should have ${at}`);
  return { head, parts };
}
