import { Gunzip, Inflate } from 'fflate';
import { FileRefused } from '../formats.ts';

/** Compressed bytes are given in pieces, so that no more is unpacked than the limit and a piece's worth. */
const piece = 16_384;

/**
 * Unpacks at most `most` bytes, whatever the file declares of itself. Throws {@link FileRefused} past that, and for what
 * cannot be unpacked.
 */
export function inflateWithin(
  name: string,
  bytes: Uint8Array,
  most: number,
  kind: 'deflate' | 'gzip',
  advice?: string,
): Uint8Array {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const onData = (chunk: Uint8Array): void => {
    size += chunk.length;
    if (size > most) throw tooLarge(name, most, advice);
    chunks.push(chunk);
  };
  const stream = kind === 'gzip' ? new Gunzip(onData) : new Inflate(onData);
  try {
    for (let at = 0; at < bytes.length; at += piece)
      stream.push(bytes.subarray(at, at + piece), at + piece >= bytes.length);
  } catch (cause) {
    if (cause instanceof FileRefused) throw cause;
    throw new FileRefused(`${name} cannot be unpacked: it is damaged. Pack it again.`);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

export function tooLarge(
  name: string,
  most: number,
  advice = 'No text of the Bible is as large: bring the text alone.',
): FileRefused {
  return new FileRefused(`${name} unpacks to more than ${Math.floor(most / 1_048_576)} MB. ${advice}`);
}
