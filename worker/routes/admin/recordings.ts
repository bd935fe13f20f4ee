import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import {
  recordingForm,
  type ListedRecording,
  type ListedRecordings,
} from '#data/administration/contract/recordings.ts';
import { detectAudioType, maxRecordingBytes } from '#data/files/audio-type.ts';
import { fileNameMatcher } from '#data/hebrew/language/match-file-name.ts';
import { spokenKey } from '#data/hebrew/language/spoken-key.ts';
import {
  ambiguousNameMessage,
  notAudioMessage,
  recordingTooLargeMessage,
  unknownNameMessage,
} from '#data/hebrew/messages.ts';
import { recordings } from '#data/schema/app.ts';
import { limitBody } from '../../http/limit-body.ts';
import { HttpError } from '../../http/http-error.ts';
import { parseFields, readForm } from '../../http/validate.ts';
import { recordEvent } from '../../accounts/write-audit.ts';
import { actorOf } from '../../accounts/start-session.ts';
import { clearRecordingCache } from '../../content/live-recordings.ts';
import { readRecordables } from '../../content/read-recordables.ts';
import type { SignedInEnv } from '../../env.ts';
import { hexDigest } from '../../imports/digest.ts';
import { openApp } from '../../database/app-database.ts';
import { recordingNotFound } from '../../content/messages.ts';
import { fileRequired, fileRequiredSentence } from '../../imports/messages.ts';

/** Bytes of a form in addition to its file. */
const formBytes = 20_000;
/** How many hexadecimal digits of the file's digest form its name. */
const digits = 32;

/** Audio for the lessons. Each file is uploaded in its own request, so a rejected file does not stop the others. */
export const adminRecordingRoutes = new Hono<SignedInEnv>()
  .get('/recordings', async (c) => {
    const rows = await openApp(c.env.APP).select().from(recordings).orderBy(desc(recordings.addedAt), recordings.text);
    return c.json({ recordings: rows.map(describeRecording) } satisfies ListedRecordings);
  })
  .post('/recordings', limitBody(maxRecordingBytes + formBytes), async (c) => {
    const form = await readForm(c);
    const file = form.get('file');
    if (!(file instanceof File) || form.getAll('file').length !== 1)
      throw new HttpError(400, fileRequiredSentence, [{ field: 'file', message: fileRequired }]);
    const { speaker, licence, text: textField } = parseFields(recordingForm, form);
    const filename = file.name
      .normalize('NFC')
      .replace(/\p{Cc}/gu, '')
      .slice(-120);
    if (file.size > maxRecordingBytes) throw new HttpError(413, recordingTooLargeMessage(filename));
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = detectAudioType(bytes);
    if (!type) throw new HttpError(400, notAudioMessage(filename, bytes));
    const text = await meantText(c.env, textField, filename);
    const name = `${(await hexDigest(bytes)).slice(0, digits)}.${type.extension}`;
    const row = {
      text,
      file: name,
      mediaType: type.mediaType,
      bytes: bytes.length,
      speaker,
      licence,
      filename,
      addedAt: new Date().toISOString(),
      addedBy: c.var.signedIn.username,
    };
    const db = openApp(c.env.APP);
    const [before] = await db.select().from(recordings).where(eq(recordings.text, text));
    // Store the file before the row. If the request is interrupted between them, it leaves only an unreferenced file.
    const storeFile = () =>
      c.env.FILES.put(`recordings/${name}`, bytes, { httpMetadata: { contentType: type.mediaType } });
    await storeFile();
    await db.insert(recordings).values(row).onConflictDoUpdate({ target: recordings.text, set: row });
    // A request that deleted the same audio of another text did not see this row, so it may have deleted the file.
    if (!(await c.env.FILES.head(`recordings/${name}`))) await storeFile();
    if (before && before.file !== name) await dropFile(c.env, before.file);
    clearRecordingCache(c.env.APP);
    await recordEvent(c, {
      action: 'recording.added',
      ...actorOf(c.var.signedIn),
      subject: text,
      ...(before && { before: describe(before) }),
      after: describe(row),
    });
    return c.json(describeRecording(row), 201);
  })

  .delete('/recordings/:text', async (c) => {
    const text = spokenKey(c.req.param('text'));
    const [row] = await openApp(c.env.APP).delete(recordings).where(eq(recordings.text, text)).returning();
    if (!row) throw new HttpError(404, recordingNotFound);
    await dropFile(c.env, row.file);
    clearRecordingCache(c.env.APP);
    await recordEvent(c, {
      action: 'recording.deleted',
      ...actorOf(c.var.signedIn),
      subject: text,
      before: describe(row),
    });
    return c.json(describeRecording(row));
  });

/** The Hebrew text that the recording is for. Throws a {@link HttpError} if no text or more than one text matches. */
async function meantText(
  env: Pick<SignedInEnv['Bindings'], 'ASSETS'>,
  textField: string | undefined,
  filename: string,
): Promise<string> {
  const recordables = await readRecordables(env);
  if (textField) {
    const text = spokenKey(textField);
    if (recordables.some((each) => each.text === text)) return text;
    throw new HttpError(400, unknownNameMessage(textField));
  }
  const matches = fileNameMatcher(recordables)(filename);
  if (matches.kind === 'unknown') throw new HttpError(400, unknownNameMessage(filename));
  if (matches.kind === 'ambiguous') throw new HttpError(400, ambiguousNameMessage(filename, matches.choices));
  return matches.text;
}

/** Deletes the file unless another text uses it. */
async function dropFile(env: Pick<SignedInEnv['Bindings'], 'APP' | 'FILES'>, file: string): Promise<void> {
  const [remaining] = await openApp(env.APP).select().from(recordings).where(eq(recordings.file, file)).limit(1);
  if (!remaining) await env.FILES.delete(`recordings/${file}`);
}

type Row = typeof recordings.$inferSelect;

function describe({ filename, bytes, speaker, licence }: Row): string {
  return `${filename}, ${bytes} bytes, ${speaker}, ${licence}`;
}

function describeRecording({ text, file, bytes, speaker, licence, filename, addedAt, addedBy }: Row): ListedRecording {
  return { text, file, bytes, speaker, licence, filename, addedAt, addedBy };
}
