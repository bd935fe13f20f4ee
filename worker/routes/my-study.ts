import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { formatCount } from '#data/site/count-text.ts';
import { studySyncRequest } from '#data/my-study/contract/my-study-sync.ts';
import { maxSyncBytes } from '#data/my-study/study-row.ts';
import { HttpError } from '../http/http-error.ts';
import { parseBody } from '../http/validate.ts';
import type { SignedInEnv } from '../env.ts';
import { clockIsAhead, studyNotesFullMessage, studyNotesTooLarge } from '../my-study/messages.ts';
import { maxStudyNotesBytes, maxStudyNotesRows } from '../my-study/study-notes.ts';
import { listStudyObject, studyNotesOf } from '../my-study/study-objects.ts';

/** The notes of the signed-in reader. No request names an account. */
export const myStudy = new Hono<SignedInEnv>().post(
  '/',
  bodyLimit({
    maxSize: maxSyncBytes,
    onError: () => {
      throw new HttpError(413, studyNotesTooLarge);
    },
  }),
  async (c) => {
    const request = await parseBody(c, studySyncRequest);
    const { userId } = c.var.signedIn;
    if (request.cursor === 0) await listStudyObject(c.env, userId);
    const answer = await studyNotesOf(c.env, userId).sync(request);
    if (!('refused' in answer)) return c.json(answer);
    if (answer.refused === 'clock') throw new HttpError(409, clockIsAhead);
    const message = studyNotesFullMessage(formatCount(maxStudyNotesRows), maxStudyNotesBytes / 1_000_000);
    throw new HttpError(413, message, undefined, { code: 'full' });
  },
);
