import type { FileAnswer, UploadAnswer, UploadedFile, UploadForm } from '#data/administration/contract/imports.ts';
import { partBytes } from '#data/files/upload-rules.ts';
import { requestWithSignIn } from '../../client/request-with-sign-in.ts';
import { ApiError } from '../../client/call-api.ts';
import { networkError, uploadFailed } from './messages.ts';

interface Sent {
  file: File;
  form: UploadForm;
  /** Percentage of the bytes that were sent. */
  onProgress: (percent: number) => void;
}

/** Sends a small file in one request and a larger one in parts. Parts that have arrived are not sent again. */
export async function uploadFile(sent: Sent): Promise<UploadedFile> {
  return sent.file.size > partBytes ? sendInParts(sent) : sendWhole(sent);
}

async function sendWhole({ file, form, onProgress }: Sent): Promise<UploadedFile> {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) if (value) body.set(name, value);
  body.set('file', file, file.name);
  const answer = await send<FileAnswer>('POST', '/api/admin/upload-bible', body, (share) => onProgress(share * 100));
  return answer.file;
}

async function sendInParts({ file, form, onProgress }: Sent): Promise<UploadedFile> {
  const sha256 = await hexDigest(file);
  const about = { name: file.name, bytes: file.size, sha256 };
  const uploads = '/api/admin/uploads';
  const upload = await requestWithSignIn<UploadAnswer>(uploads, { method: 'POST', body: { ...form, file: about } });
  const come = new Set(upload.parts);
  const parts = Math.ceil(file.size / upload.partBytes);
  const sizeOf = (part: number): number => Math.min(upload.partBytes, file.size - upload.partBytes * (part - 1));
  let sentBytes = [...come].reduce((sum, part) => sum + sizeOf(part), 0);
  for (let part = 1; part <= parts; part += 1) {
    if (come.has(part)) continue;
    const from = upload.partBytes * (part - 1);
    const body = file.slice(from, from + sizeOf(part));
    await send('PUT', `${uploads}/${upload.id}/parts/${part}`, body, (share) =>
      onProgress(((sentBytes + share * body.size) / file.size) * 100),
    );
    sentBytes += body.size;
  }
  const answer = await requestWithSignIn<FileAnswer>(`${uploads}/${upload.id}/complete`, { method: 'POST', body: {} });
  return answer.file;
}

/**
 * Uses XMLHttpRequest, because only it reports upload progress. Throws an {@link ApiError}, after prompting for a
 * sign-in if needed.
 */
async function send<Answer>(
  method: string,
  path: string,
  body: FormData | Blob,
  onShare: (share: number) => void,
): Promise<Answer> {
  const { status, text, answer } = await request(method, path, body, onShare);
  if (status >= 200 && status < 300) return answer as Answer;
  if (status === 401) {
    // A guarded request prompts for the sign-in. Then the same bytes are sent again.
    await requestWithSignIn('/api/admin/import-status');
    return send(method, path, body, onShare);
  }
  const { message } = (answer ?? {}) as { message?: string };
  throw new ApiError(message || text || uploadFailed, status, answer);
}

function request(
  method: string,
  path: string,
  body: FormData | Blob,
  onShare: (share: number) => void,
): Promise<{ status: number; text: string; answer: unknown }> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, path);
    xhr.upload.addEventListener('progress', ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0));
    xhr.addEventListener('load', () => {
      let answer: unknown;
      try {
        answer = JSON.parse(xhr.responseText);
      } catch {
        answer = undefined;
      }
      resolve({ status: xhr.status, text: xhr.statusText, answer });
    });
    for (const event of ['error', 'abort', 'timeout'])
      xhr.addEventListener(event, () => reject(new ApiError(networkError)));
    xhr.send(body);
  });
}

async function hexDigest(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
