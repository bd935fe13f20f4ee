import type { Context } from 'hono';
import { referenceWords } from '../request-id.ts';

/** Below a page that tells of a fault of the site; empty on any other, so that their bytes stay the same for everybody. */
export function referenceHtml(c: Context, status: number): string {
  // The id is letters of ours or of Cloudflare's, checked; nothing in it is markup.
  return status >= 500 ? `<p class="request-id">${referenceWords(c.get('requestId'))}</p>` : '';
}
