import { Hono } from 'hono';
import { previewForm, type PreviewAnswer } from '#data/administration/contract/pages.ts';
import { onlyMethods } from '../../http/api-answer.ts';
import { limitBody, mostBodyBytes } from '../../http/limit-body.ts';
import { parseBody } from '../../http/validate.ts';
import { removedElements, sanitiseHtml } from '../../content/sanitise.ts';
import type { SignedInEnv } from '../../env.ts';

/** The sanitized HTML that readers would get, without saving it. */
export const contentPreview = new Hono<SignedInEnv>()
  .use('/content-preview', limitBody(mostBodyBytes))
  .post('/content-preview', async (c) => {
    const { content } = await parseBody(c, previewForm);
    return c.json({ html: sanitiseHtml(content), removed: removedElements(content) } satisfies PreviewAnswer);
  })
  .all('/content-preview', onlyMethods('POST'));
