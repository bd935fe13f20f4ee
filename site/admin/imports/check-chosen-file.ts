// oxlint-disable-next-line import/default -- the bundler provides the file's URL
import checkWorker from './check-worker.ts?worker&url';
import type { CheckRequest, CheckResult } from './check-message.ts';
import { fileNotReadHere, otherFileChosen } from './messages.ts';

/** Reads a file on this device, in a worker that exits afterwards. */
export function checkChosenFile(request: CheckRequest, signal: AbortSignal): Promise<CheckResult> {
  const worker = new Worker(checkWorker, { type: import.meta.env.DEV ? 'module' : 'classic', name: 'check' });
  const answer = new Promise<CheckResult>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CheckResult>) => resolve(data));
    worker.addEventListener('error', (event) => resolve({ kind: 'failed', message: event.message || fileNotReadHere }));
    signal.addEventListener('abort', () => resolve({ kind: 'failed', message: otherFileChosen }));
    worker.postMessage(request, []);
  });
  return answer.finally(() => worker.terminate());
}
