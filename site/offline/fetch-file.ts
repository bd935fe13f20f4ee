import type { PackFile } from '#data/offline/contract/packs.ts';
import { DownloadError } from './download-error.ts';
import { isIntact } from './is-intact.ts';

type OnBytes = (bytes: number) => void;

/**
 * Fetches and verifies a file of a pack. A complete file with a wrong hash is fetched once more, bypassing all caches.
 * Throws a {@link DownloadError} or the abort reason of the signal. `onBytes` receives the bytes downloaded so far.
 */
export async function fetchFile(file: PackFile, signal: AbortSignal, onBytes: OnBytes): Promise<Response> {
  // Pieces are stored here and not in the browser's cache as well. Scripts and fonts are already in it.
  const first = file.path.startsWith('/packs/') ? 'no-store' : 'default';
  for (const cache of [first, 'reload'] as const) {
    const { bytes, type } = await fetchBytes(file, { signal, cache }, onBytes);
    if (await isIntact(file, bytes)) return new Response(bytes, { headers: { 'content-type': type } });
    // An incomplete file is a broken connection, regardless of the response headers.
    if (bytes.byteLength < file.bytes) throw new DownloadError('network');
    onBytes(0);
  }
  throw new DownloadError('damaged');
}

async function fetchBytes(
  { path, bytes }: PackFile,
  how: RequestInit & { signal: AbortSignal },
  onBytes: OnBytes,
): Promise<{ bytes: ArrayBuffer; type: string }> {
  try {
    const response = await fetch(path, how);
    if (response.status === 404) throw new DownloadError('replaced');
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    const type = response.headers.get('content-type') ?? 'application/octet-stream';
    return { bytes: await readBody(response, bytes, onBytes), type };
  } catch (cause) {
    how.signal.throwIfAborted();
    throw cause instanceof DownloadError ? cause : new DownloadError('network', { cause });
  }
}

async function readBody(response: Response, total: number, onBytes: OnBytes): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value);
    size += part.value.byteLength;
    onBytes(Math.min(size, total));
  }
  return new Blob(parts).arrayBuffer();
}
