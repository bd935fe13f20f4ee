import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { filesQuery, type FilesAnswer } from '#data/administration/contract/texts.ts';
import { files } from '#data/schema/app.ts';
import { recordEvent } from '../../accounts/write-audit.ts';
import { actorOf } from '../../accounts/start-session.ts';
import { openApp } from '../../database/app-database.ts';
import type { SignedInEnv } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import { parseQuery } from '../../http/validate.ts';
import { listStoredFiles, readFileUses } from '../../imports/list-stored-files.ts';
import { originalFileOf } from '../../imports/original-file.ts';
import { fileIsImporting, fileIsLive, fileIsPrevious, textFileDeleted, textFileNotFound } from './messages.ts';

/** All uploaded and converted files. */
export const fileRoutes = new Hono<SignedInEnv>()
  .get('/files', async (c) =>
    c.json((await listStoredFiles(c.env.APP, parseQuery(filesQuery, c.req.query()))) satisfies FilesAnswer),
  )

  .get('/files/:id/original', async (c) => {
    const [file] = await openApp(c.env.APP)
      .select()
      .from(files)
      .where(eq(files.id, c.req.param('id')));
    const stored = file?.uploadId === '' ? await c.env.FILES.get(file.key) : null;
    if (!file || !stored) throw new HttpError(404, textFileNotFound);
    const { name, bytes } = originalFileOf(file.name, new Uint8Array(await stored.arrayBuffer()));
    await recordEvent(c, {
      action: 'file.downloaded',
      ...actorOf(c.var.signedIn),
      subject: file.versionCode,
      after: name,
    });
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    });
  })

  .delete('/files/:id', async (c) => {
    const db = openApp(c.env.APP);
    const [file] = await db
      .select()
      .from(files)
      .where(eq(files.id, c.req.param('id')));
    if (!file) throw new HttpError(404, textFileNotFound);
    const use = (await readFileUses(c.env.APP)).get(file.id);
    if (use) throw new HttpError(409, { live: fileIsLive, previous: fileIsPrevious, importing: fileIsImporting }[use]);
    // The row first: a file without a row is unreachable, but a row without a file would offer what does not exist.
    await db.delete(files).where(eq(files.id, file.id));
    if (file.uploadId === '') await c.env.FILES.delete(file.key);
    else await c.env.FILES.resumeMultipartUpload(file.key, file.uploadId).abort();
    const after = `${file.name}, ${file.bytes} bytes`;
    await recordEvent(c, {
      action: 'file.deleted',
      ...actorOf(c.var.signedIn),
      subject: file.versionCode,
      before: after,
    });
    return c.json({ message: textFileDeleted });
  });
