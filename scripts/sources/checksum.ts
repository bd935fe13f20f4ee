import { createHash } from 'node:crypto';
import type { SourceFile } from './source.ts';

/** SHA-256 over names and contents, in the given order, in hexadecimal. */
export function filesChecksum(files: readonly SourceFile[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file.name}\0${file.bytes.length}\0`).update(file.bytes);
  return hash.digest('hex');
}

/** SHA-256 of a file's contents, in hexadecimal. */
export function bytesChecksum(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
