import { and, asc, eq, ne } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { newUpload, uploadForm, type FileAnswer, type UploadAnswer } from '#data/administration/contract/imports.ts';
import { maxFileBytes, partBytes } from '#data/files/upload-rules.ts';
import { fileParts, files } from '#data/schema/imports.ts';
import { limitBody } from '../../http/limit-body.ts';
import { HttpError } from '../../http/http-error.ts';
import { parseBody, parseFields, readForm } from '../../http/validate.ts';
import { recordEvent } from '../../accounts/write-audit.ts';
import { actorOf } from '../../accounts/start-session.ts';
import type { SignedInEnv } from '../../env.ts';
import { hexDigest } from '../../imports/digest.ts';
import {
  fileOptionsOf,
  listedFile,
  rejectDuplicateFile,
  requireFormat,
  type FileRow,
} from '../../imports/store-file.ts';
import { newId } from '../../new-id.ts';
import { openApp } from '../../database/app-database.ts';
import {
  fileNotStored,
  fileRequired,
  fileRequiredSentence,
  fileTooLarge,
  partSizeMessage,
  partsMissingMessage,
  uploadDamaged,
  uploadExpired,
  uploadNotFound,
  uploadPartsMessage,
} from '../../imports/messages.ts';

type SignedInContext = Context<SignedInEnv>;

/** Bytes of a form in addition to its file. */
const formBytes = 100_000;
/** How long an upload can be resumed. R2 discards unfinished uploads after a week. */
const resumableMs = 6 * 86_400_000;

export const uploadRoutes = new Hono<SignedInEnv>()
  .post('/upload-bible', limitBody(maxFileBytes + formBytes), async (c) => {
    const form = await readForm(c);
    const file = form.get('file');
    if (!(file instanceof File) || form.getAll('file').length !== 1)
      throw new HttpError(400, fileRequiredSentence, [{ field: 'file', message: fileRequired }]);
    const details = parseFields(uploadForm, form);
    if (file.size > maxFileBytes) throw new HttpError(413, fileTooLarge);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const name = labelOf(file.name);
    const sha256 = await hexDigest(bytes);
    await rejectDuplicateFile(c.env.APP, sha256, details);
    const format = requireFormat(name, bytes, details.encoding);
    const id = newId();
    const row = { ...rowOf(c, id, details), name, format, bytes: bytes.length, sha256 };
    // Store the file before the row. If the request is interrupted between them, it leaves only an unreferenced file.
    await c.env.FILES.put(row.key, bytes);
    const [stored] = await openApp(c.env.APP).insert(files).values(row).returning();
    return answerFile(c, stored);
  })

  .post('/uploads', async (c) => {
    const { file, ...details } = await parseBody(c, newUpload);
    const db = openApp(c.env.APP);
    await rejectDuplicateFile(c.env.APP, file.sha256, details);
    const mine = and(
      eq(files.sha256, file.sha256),
      eq(files.versionCode, details.bibleVersion),
      eq(files.bytes, file.bytes),
      ne(files.uploadId, ''),
    );
    const [unfinished] = await db.select().from(files).where(mine);
    if (unfinished && Date.now() - Date.parse(unfinished.createdAt) > resumableMs) await forgetUpload(c, unfinished);
    else if (unfinished) {
      // The details of a resumed upload may differ from those of the first request.
      await db
        .update(files)
        .set({ options: fileOptionsOf(details) })
        .where(eq(files.id, unfinished.id));
      const parts = await db
        .select()
        .from(fileParts)
        .where(eq(fileParts.fileId, unfinished.id))
        .orderBy(asc(fileParts.part));
      return c.json({ id: unfinished.id, partBytes, parts: parts.map(({ part }) => part) } satisfies UploadAnswer);
    }
    const id = newId();
    const row = rowOf(c, id, details);
    const { uploadId } = await c.env.FILES.createMultipartUpload(row.key);
    await db
      .insert(files)
      .values({ ...row, name: labelOf(file.name), bytes: file.bytes, sha256: file.sha256, format: '', uploadId });
    return c.json({ id, partBytes, parts: [] } satisfies UploadAnswer, 201);
  })

  .put('/uploads/:id/parts/:part', limitBody(partBytes), async (c) => {
    const row = await requireUpload(c);
    const part = Number(c.req.param('part'));
    const last = Math.ceil(row.bytes / partBytes);
    if (!Number.isInteger(part) || part < 1 || part > last) throw new HttpError(400, uploadPartsMessage(last));
    const bytes = await c.req.arrayBuffer();
    const right = part < last ? partBytes : row.bytes - partBytes * (last - 1);
    if (bytes.byteLength !== right) throw new HttpError(400, partSizeMessage(part, right));
    const upload = c.env.FILES.resumeMultipartUpload(row.key, row.uploadId);
    const uploaded = await whileThere(c, row, upload.uploadPart(part, bytes));
    if (uploaded)
      await openApp(c.env.APP)
        .insert(fileParts)
        .values({ fileId: row.id, part, etag: uploaded.etag })
        .onConflictDoUpdate({ target: [fileParts.fileId, fileParts.part], set: { etag: uploaded.etag } });
    return c.json({ part });
  })

  .post('/uploads/:id/complete', async (c) => {
    const row = await requireUpload(c);
    const db = openApp(c.env.APP);
    const parts = await db.select().from(fileParts).where(eq(fileParts.fileId, row.id)).orderBy(asc(fileParts.part));
    const last = Math.ceil(row.bytes / partBytes);
    if (parts.length !== last) throw new HttpError(409, partsMissingMessage(last - parts.length, last));
    const upload = c.env.FILES.resumeMultipartUpload(row.key, row.uploadId);
    await whileThere(c, row, upload.complete(parts.map(({ part, etag }) => ({ partNumber: part, etag }))));
    const object = await c.env.FILES.get(row.key);
    const bytes = new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer());
    try {
      if ((await hexDigest(bytes)) !== row.sha256) throw new HttpError(400, uploadDamaged);
      const format = requireFormat(row.name, bytes, row.options['encoding']);
      const [stored] = await db.update(files).set({ format, uploadId: '' }).where(eq(files.id, row.id)).returning();
      await db.delete(fileParts).where(eq(fileParts.fileId, row.id));
      return await answerFile(c, stored);
    } catch (error) {
      if (error instanceof HttpError) {
        await c.env.FILES.delete(row.key);
        await db.delete(files).where(eq(files.id, row.id));
      }
      throw error;
    }
  });

/** A file name is only a label: no folders, and no characters that a terminal or header would interpret. */
function labelOf(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return last.replace(/[\p{Cc}"<>|:*?]/gu, '').slice(0, 120) || 'file';
}

function rowOf(c: SignedInContext, id: string, details: Parameters<typeof fileOptionsOf>[0]) {
  const { username } = c.var.signedIn;
  return {
    id,
    kind: 'upload' as const,
    versionCode: details.bibleVersion,
    key: `uploads/${id}`,
    options: fileOptionsOf(details),
    uploadedBy: username,
    createdAt: new Date().toISOString(),
    rightStatedBy: details.right === 'true' ? username : null,
  };
}

async function requireUpload(c: SignedInContext): Promise<FileRow> {
  const id = c.req.param('id') ?? '';
  const [row] = await openApp(c.env.APP).select().from(files).where(eq(files.id, id));
  if (!row || row.uploadId === '') throw new HttpError(404, uploadNotFound);
  return row;
}

/**
 * The result of an R2 upload operation, or `undefined` if another request has combined the parts: a concurrent one, or an
 * earlier one that was interrupted before it answered. Throws a {@link HttpError} 409 if R2 no longer has the upload, which must then start over.
 */
async function whileThere<Made>(c: SignedInContext, row: FileRow, making: Promise<Made>): Promise<Made | undefined> {
  try {
    return await making;
  } catch (error) {
    // R2's "NoSuchUpload".
    if (!(error instanceof Error) || !error.message.includes('10024')) throw error;
    if (await c.env.FILES.head(row.key)) return undefined;
    await forgetUpload(c, row);
    throw new HttpError(409, uploadExpired);
  }
}

/** Deletes the row and its list of parts. R2 discards the stored parts itself. */
async function forgetUpload(c: SignedInContext, { id }: FileRow): Promise<void> {
  await openApp(c.env.APP).delete(files).where(eq(files.id, id));
}

async function answerFile(c: SignedInContext, row: FileRow | undefined): Promise<Response> {
  if (!row) throw new HttpError(503, fileNotStored);
  const after = `${row.format}, ${row.bytes} bytes${row.rightStatedBy ? ', right of use stated' : ''}`;
  await recordEvent(c, { action: 'file.uploaded', ...actorOf(c.var.signedIn), subject: row.versionCode, after });
  return c.json({ file: listedFile(row) } satisfies FileAnswer, 201);
}
