import type { PackFile } from '#data/offline/contract/packs.ts';
import { DownloadFault } from './download-fault.ts';
import { isIntact } from './is-intact.ts';

type OnBytes = (bytes: number) => void;

/**
 * A file of a pack, verified: one that comes whole but wrong is fetched once more, past whatever holds a copy on the
 * way. Throws a {@link DownloadFault}, or what the signal was aborted with. `onBytes` is told how much has come.
 */
export async function fetchFile(file: PackFile, signal: AbortSignal, onBytes: OnBytes): Promise<Response> {
  // Pieces are kept here, not in the browser's own cache as well; scripts and fonts are there already.
  const first = file.path.startsWith('/packs/') ? 'no-store' : 'default';
  for (const cache of [first, 'reload'] as const) {
    const { bytes, type } = await fetchBytes(file, { signal, cache }, onBytes);
    if (await isIntact(file, bytes)) return new Response(bytes, { headers: { 'content-type': type } });
    // Half a file is a line that was cut, whatever the server promised.
    if (bytes.byteLength < file.bytes) throw new DownloadFault('network');
    onBytes(0);
  }
  throw new DownloadFault('damaged');
}

async function fetchBytes(
  { path, bytes }: PackFile,
  how: RequestInit & { signal: AbortSignal },
  onBytes: OnBytes,
): Promise<{ bytes: ArrayBuffer; type: string }> {
  try {
    const response = await fetch(path, how);
    if (response.status === 404) throw new DownloadFault('replaced');
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    const type = response.headers.get('content-type') ?? 'application/octet-stream';
    return { bytes: await readBody(response, bytes, onBytes), type };
  } catch (cause) {
    how.signal.throwIfAborted();
    throw cause instanceof DownloadFault ? cause : new DownloadFault('network', { cause });
  }
}

async function readBody(response: Response, most: number, onBytes: OnBytes): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value);
    size += part.value.byteLength;
    onBytes(Math.min(size, most));
  }
  return new Blob(parts).arrayBuffer();
}
