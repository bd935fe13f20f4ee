import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Serves a file of the built site to the worker, like the platform. URLs of pages have no extension. */
export function serveBuiltFile({ url }: { url: string }): Response {
  const path = join('dist', new URL(url).pathname);
  const file = [path, `${path}.html`].find((each) => statSync(each, { throwIfNoEntry: false })?.isFile());
  if (!file) return new Response('', { status: 404 });
  const headers = file.endsWith('.html') ? { 'Content-Type': 'text/html' } : undefined;
  return new Response(readFileSync(file), headers && { headers });
}
