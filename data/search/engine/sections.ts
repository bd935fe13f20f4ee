import { ByteReader, ByteWriter } from './byte-stream.ts';
import { decodeUtf8, encodeUtf8 } from './utf8.ts';

/** "LXP1": the first bytes of every pack. Another way of packing takes another number. */
const sign = [0x4c, 0x58, 0x50, 0x31];

/** A pack as it goes over the wire: a head as JSON, and named stretches of bytes. */
export interface Sections<Head> {
  head: Head;
  parts: Record<string, Uint8Array>;
}

export function joinSections<Head>({ head, parts }: Sections<Head>): Uint8Array {
  const names = Object.keys(parts);
  const json = encodeUtf8(JSON.stringify({ head, parts: names.map((name) => [name, parts[name]?.length ?? 0]) }));
  const opening = new ByteWriter();
  sign.forEach((byte) => opening.byte(byte));
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

/** Throws on bytes that are no pack of this kind, or not the whole of one. */
export function splitSections<Head>(bytes: Uint8Array): Sections<Head> {
  if (sign.some((byte, index) => bytes[index] !== byte))
    throw new TypeError('These bytes are no text pack, or one of another edition of the site');
  const opening = new ByteReader(bytes.subarray(sign.length));
  const size = opening.number();
  let at = sign.length + opening.at + size;
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
