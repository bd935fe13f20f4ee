import { Gunzip, Inflate } from 'fflate';
import { FileRefusedError } from '../formats.ts';
import { cannotUnpackMessage, textOnlyAdvice, unpacksTooLargeMessage } from './messages.ts';

/** Compressed bytes are processed in chunks of this size, so that at most the limit and one chunk are unpacked. */
const piece = 16_384;

/**
 * Inflates at most `most` bytes, regardless of the size that the file declares. Throws {@link FileRefusedError} beyond that
 * limit and for damaged data.
 */
export function inflateWithin(
  name: string,
  bytes: Uint8Array,
  maxBytes: number,
  kind: 'deflate' | 'gzip',
  advice?: string,
): Uint8Array {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const onData = (chunk: Uint8Array): void => {
    size += chunk.length;
    if (size > maxBytes) throw unpackedTooLargeError(name, maxBytes, advice);
    chunks.push(chunk);
  };
  const stream = kind === 'gzip' ? new Gunzip(onData) : new Inflate(onData);
  try {
    for (let at = 0; at < bytes.length; at += piece)
      stream.push(bytes.subarray(at, at + piece), at + piece >= bytes.length);
  } catch (cause) {
    if (cause instanceof FileRefusedError) throw cause;
    throw new FileRefusedError(cannotUnpackMessage(name));
  }
  const output = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    output.set(chunk, at);
    at += chunk.length;
  }
  return output;
}

export function unpackedTooLargeError(name: string, maxBytes: number, advice = textOnlyAdvice): FileRefusedError {
  return new FileRefusedError(unpacksTooLargeMessage(name, Math.floor(maxBytes / 1_048_576), advice));
}
