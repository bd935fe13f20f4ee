import type { PackFile } from '#data/offline/contract/packs.ts';

/** Whether the content has the size and hash of a file in the list of packs. */
export async function isIntact({ bytes, sha256 }: PackFile, content: ArrayBuffer): Promise<boolean> {
  if (content.byteLength !== bytes) return false;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('') === sha256;
}
