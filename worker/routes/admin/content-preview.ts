import { Hono } from 'hono';
import { previewForm, type PreviewAnswer } from '#data/administration/contract/pages.ts';
import { limitBody, maxBodyBytes } from '../../http/limit-body.ts';
import { parseBody } from '../../http/validate.ts';
import { removedParts, sanitizeHtml } from '../../content/sanitize.ts';
import type { SignedInEnv } from '../../env.ts';

/** The sanitized HTML that readers would get, without saving it. */
export const contentPreview = new Hono<SignedInEnv>()
  .use('/content-preview', limitBody(maxBodyBytes))
  .post('/content-preview', async (c) => {
    const { content } = await parseBody(c, previewForm);
    return c.json({ html: sanitizeHtml(content), removed: removedParts(content) } satisfies PreviewAnswer);
  });
