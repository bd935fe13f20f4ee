import { readFileSync } from 'node:fs';
import { brotliBytes, type PageWeight } from './page-weights.ts';

/** Entries of Workbox's list, as the build writes them into the service worker. */
const precached = /\{"url":"([^"]+)","revision":/g;

/** The service worker of a built site, and what it downloads on a first visit to work offline. */
export const shellKind = {
  name: 'service worker',
  file: 'dist/service-worker.js',
  labels: { html: 'itself', whole: 'with its precache', script: 'precache' },
  /**
   * Bytes of brotli, including its precache. 5,700 of it are the dialog of an export, which also works offline, and
   * 2,800 the entry points of "My study", which results have for each verse. 1,900 are the interlinear text, which the
   * search thread makes from downloaded texts. 7,000 are words in comparisons: their links, interlinear columns, and keys
   * and pointers.
   */
  atMost: 215_500,
};

/** Weighed like a page: `html` is only the worker, `script` the files of its precache, `whole` both. */
export function shellWeight(folder = 'dist'): PageWeight {
  const worker = readFileSync(`${folder}/service-worker.js`, 'utf8');
  const paths = [...new Set(Array.from(worker.matchAll(precached), ([, url = '']) => url))];
  if (paths.length === 0)
    throw new Error(`${folder}/service-worker.js has no list of files to precache: the build has not put it there`);
  const html = brotliBytes(worker);
  const script = paths.reduce((sum, path) => sum + brotliBytes(readFileSync(folder + fileOf(path))), 0);
  return { path: '/service-worker.js', html, script, whole: html + script };
}

/** `/shells/results` is `shells/results.html`. */
function fileOf(path: string): string {
  const last = path.split('/').at(-1) ?? '';
  return last.includes('.') ? path : `${path}.html`;
}
