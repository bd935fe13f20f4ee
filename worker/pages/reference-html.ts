import type { Context } from 'hono';
import { referenceWords } from '../request-id.ts';

/** The request id for pages with a server error. Empty for all other pages, so that their bytes do not vary. */
export function referenceHtml(c: Context, status: number): string {
  // The id is validated and contains no markup.
  return status >= 500 ? `<p class="request-id">${referenceWords(c.get('requestId'))}</p>` : '';
}
