import { and, asc, eq, ne } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { newUpload, uploadForm, type FileAnswer, type UploadAnswer } from '#data/administration/contract/imports.ts';
import { mostFileBytes, partBytes } from '#data/files/upload-rules.ts';
import { fileParts, files } from '#data/schema/imports.ts';
import { onlyMethods } from '../../http/api-answer.ts';
import { limitBody } from '../../http/limit-body.ts';
import { Problem } from '../../http/http-error.ts';
import { parseBody, parseFields, readForm } from '../../http/validate.ts';
import { recordEvent } from '../../accounts/audit.ts';
import { actorOf } from '../../accounts/start-session.ts';
import type { SignedInEnv } from '../../env.ts';
import { hexDigest } from '../../imports/digest.ts';
import { givenOf, listedFile, refuseTwice, requireFormat, type FileRow } from '../../imports/store-file.ts';
import { newId } from '../../new-id.ts';
import { openApp } from '../../database/app.ts';

type Ask = Context<SignedInEnv>;

/** A form has some bytes beside its file. */
const formBytes = 100_000;
/** The bucket gives up what was begun a week ago. */
const keptMs = 6 * 86_400_000;

export const uploadCalls = new Hono<SignedInEnv>()
  .post('/upload-bible', limitBody(mostFileBytes + formBytes), async (c) => {
    const form = await readForm(c);
    const file = form.get('file');
    if (!(file instanceof File) || form.getAll('file').length !== 1)
      throw new Problem(400, 'A file is required.', [{ field: 'file', message: 'A file is required' }]);
    const said = parseFields(uploadForm, form);
    if (file.size > mostFileBytes) throw new Problem(413, 'A file has 32 MB at most. Pack it as a zip file.');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const name = labelOf(file.name);
    const sha256 = await hexDigest(bytes);
    await refuseTwice(c.env.APP, sha256, said);
    const format = requireFormat(name, bytes, said.encoding);
    const id = newId();
    const row = { ...rowOf(c, id, said), name, format, bytes: bytes.length, sha256 };
    // First the file, then the row that names it: what is cut between leaves a file that nothing names.
    await c.env.FILES.put(row.key, bytes);
    const [stored] = await openApp(c.env.APP).insert(files).values(row).returning();
    return answerFile(c, stored);
  })
  .all('/upload-bible', onlyMethods('POST'))

  .post('/uploads', async (c) => {
    const { file, ...said } = await parseBody(c, newUpload);
    const db = openApp(c.env.APP);
    await refuseTwice(c.env.APP, file.sha256, said);
    const mine = and(
      eq(files.sha256, file.sha256),
      eq(files.versionCode, said.bibleVersion),
      eq(files.bytes, file.bytes),
      ne(files.uploadId, ''),
    );
    const [begun] = await db.select().from(files).where(mine);
    if (begun && Date.now() - Date.parse(begun.createdAt) > keptMs) await forgetUpload(c, begun);
    else if (begun) {
      // Who goes on may have said something else of the text than who began.
      await db
        .update(files)
        .set({ given: givenOf(said) })
        .where(eq(files.id, begun.id));
      const parts = await db
        .select()
        .from(fileParts)
        .where(eq(fileParts.fileId, begun.id))
        .orderBy(asc(fileParts.part));
      return c.json({ id: begun.id, partBytes, parts: parts.map(({ part }) => part) } satisfies UploadAnswer);
    }
    const id = newId();
    const row = rowOf(c, id, said);
    const { uploadId } = await c.env.FILES.createMultipartUpload(row.key);
    await db
      .insert(files)
      .values({ ...row, name: labelOf(file.name), bytes: file.bytes, sha256: file.sha256, format: '', uploadId });
    return c.json({ id, partBytes, parts: [] } satisfies UploadAnswer, 201);
  })
  .all('/uploads', onlyMethods('POST'))

  .put('/uploads/:id/parts/:part', limitBody(partBytes), async (c) => {
    const row = await requireUpload(c);
    const part = Number(c.req.param('part'));
    const last = Math.ceil(row.bytes / partBytes);
    if (!Number.isInteger(part) || part < 1 || part > last)
      throw new Problem(400, `This upload has the parts 1 to ${last}.`);
    const bytes = await c.req.arrayBuffer();
    const right = part < last ? partBytes : row.bytes - partBytes * (last - 1);
    if (bytes.byteLength !== right)
      throw new Problem(400, `Part ${part} has ${right.toLocaleString('en')} bytes; send it whole.`);
    const upload = c.env.FILES.resumeMultipartUpload(row.key, row.uploadId);
    const made = await whileThere(c, row, upload.uploadPart(part, bytes));
    if (made)
      await openApp(c.env.APP)
        .insert(fileParts)
        .values({ fileId: row.id, part, etag: made.etag })
        .onConflictDoUpdate({ target: [fileParts.fileId, fileParts.part], set: { etag: made.etag } });
    return c.json({ part });
  })
  .all('/uploads/:id/parts/:part', onlyMethods('PUT'))

  .post('/uploads/:id/complete', async (c) => {
    const row = await requireUpload(c);
    const db = openApp(c.env.APP);
    const parts = await db.select().from(fileParts).where(eq(fileParts.fileId, row.id)).orderBy(asc(fileParts.part));
    const last = Math.ceil(row.bytes / partBytes);
    if (parts.length !== last)
      throw new Problem(409, `${last - parts.length} of ${last} parts are missing. Go on with the upload.`);
    // A call that was cut after the bucket had put the parts together finds the file whole.
    if (!(await c.env.FILES.head(row.key)))
      await whileThere(
        c,
        row,
        c.env.FILES.resumeMultipartUpload(row.key, row.uploadId).complete(
          parts.map(({ part, etag }) => ({ partNumber: part, etag })),
        ),
      );
    const object = await c.env.FILES.get(row.key);
    const bytes = new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer());
    try {
      if ((await hexDigest(bytes)) !== row.sha256)
        throw new Problem(400, 'What came is not what was sent: its checksum is another. Upload it again.');
      const format = requireFormat(row.name, bytes, row.given['encoding']);
      const [stored] = await db.update(files).set({ format, uploadId: '' }).where(eq(files.id, row.id)).returning();
      await db.delete(fileParts).where(eq(fileParts.fileId, row.id));
      return await answerFile(c, stored);
    } catch (error) {
      if (error instanceof Problem) {
        await c.env.FILES.delete(row.key);
        await db.delete(files).where(eq(files.id, row.id));
      }
      throw error;
    }
  })
  .all('/uploads/:id/complete', onlyMethods('POST'));

/** Names are labels alone: no folders, no signs that a terminal or a header would take for its own. */
function labelOf(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return last.replace(/[\p{Cc}"<>|:*?]/gu, '').slice(0, 120) || 'file';
}

function rowOf(c: Ask, id: string, said: Parameters<typeof givenOf>[0]) {
  const { username } = c.var.signedIn;
  return {
    id,
    kind: 'upload' as const,
    versionCode: said.bibleVersion,
    key: `uploads/${id}`,
    given: givenOf(said),
    uploadedBy: username,
    createdAt: new Date().toISOString(),
    rightStatedBy: said.right === 'true' ? username : null,
  };
}

async function requireUpload(c: Ask): Promise<FileRow> {
  const id = c.req.param('id') ?? '';
  const [row] = await openApp(c.env.APP).select().from(files).where(eq(files.id, id));
  if (!row || row.uploadId === '') throw new Problem(404, 'There is no such upload. Begin it again.');
  return row;
}

/**
 * What the bucket makes of an upload; `undefined` where another call has just put its parts together. Throws a
 * {@link Problem} 409 where the bucket knows the upload no more, which is then begun anew.
 */
async function whileThere<Made>(c: Ask, row: FileRow, making: Promise<Made>): Promise<Made | undefined> {
  try {
    return await making;
  } catch (error) {
    // R2's "NoSuchUpload".
    if (!(error instanceof Error) || !error.message.includes('10024')) throw error;
    if (await c.env.FILES.head(row.key)) return undefined;
    await forgetUpload(c, row);
    throw new Problem(409, 'This upload was begun too long ago, and what came of it is gone. Upload the file again.');
  }
}

/** With the list of its parts; what the bucket has of it, the bucket gives up. */
async function forgetUpload(c: Ask, { id }: FileRow): Promise<void> {
  await openApp(c.env.APP).delete(files).where(eq(files.id, id));
}

async function answerFile(c: Ask, row: FileRow | undefined): Promise<Response> {
  if (!row) throw new Problem(503, 'The file could not be written down. Upload it again.');
  const after = `${row.format}, ${row.bytes} bytes${row.rightStatedBy ? ', right of use stated' : ''}`;
  await recordEvent(c, { action: 'file.uploaded', ...actorOf(c.var.signedIn), subject: row.versionCode, after });
  return c.json({ file: listedFile(row) } satisfies FileAnswer, 201);
}
