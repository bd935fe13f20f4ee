import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import {
  recordingForm,
  type ListedRecording,
  type ListedRecordings,
} from '#data/administration/contract/recordings.ts';
import { audioType, mostRecordingBytes } from '#data/files/audio-type.ts';
import { fileNameMatcher } from '#data/hebrew/language/match-file-name.ts';
import { spokenKey } from '#data/hebrew/language/spoken-key.ts';
import {
  choicesFault,
  notAudioFault,
  tooLargeFault,
  unknownNameFault,
} from '#data/hebrew/language/recording-faults.ts';
import { recordings } from '#data/schema/app.ts';
import { onlyMethods } from '../../http/api-answer.ts';
import { limitBody } from '../../http/limit-body.ts';
import { Problem } from '../../http/http-error.ts';
import { parseFields, readForm } from '../../http/validate.ts';
import { recordEvent } from '../../accounts/audit.ts';
import { actorOf } from '../../accounts/start-session.ts';
import { forgetRecordings } from '../../content/live-recordings.ts';
import { readRecordables } from '../../content/read-recordables.ts';
import type { SignedInEnv } from '../../env.ts';
import { hexDigest } from '../../imports/digest.ts';
import { openApp } from '../../database/app.ts';

/** A form has some bytes beside its file. */
const formBytes = 20_000;
/** Hexadecimal digits of a file's digest that name it. */
const digits = 32;

/** Audio for the lessons: each file is a call of its own, so that one that is refused stops no other. */
export const recordingCalls = new Hono<SignedInEnv>()
  .get('/recordings', async (c) => {
    const rows = await openApp(c.env.APP).select().from(recordings).orderBy(desc(recordings.addedAt), recordings.text);
    return c.json({ recordings: rows.map(listed) } satisfies ListedRecordings);
  })
  .post('/recordings', limitBody(mostRecordingBytes + formBytes), async (c) => {
    const form = await readForm(c);
    const file = form.get('file');
    if (!(file instanceof File) || form.getAll('file').length !== 1)
      throw new Problem(400, 'A file is required.', [{ field: 'file', message: 'A file is required' }]);
    const { speaker, licence, text: told } = parseFields(recordingForm, form);
    const filename = file.name
      .normalize('NFC')
      .replace(/\p{Cc}/gu, '')
      .slice(-120);
    if (file.size > mostRecordingBytes) throw new Problem(413, tooLargeFault(filename));
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = audioType(bytes);
    if (!type) throw new Problem(400, notAudioFault(filename, bytes));
    const text = await meantText(c.env, told, filename);
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
    // First the file, then the row that names it: what is cut between leaves a file that nothing names.
    const keep = () => c.env.FILES.put(`recordings/${name}`, bytes, { httpMetadata: { contentType: type.mediaType } });
    await keep();
    await db.insert(recordings).values(row).onConflictDoUpdate({ target: recordings.text, set: row });
    // Who deleted the same audio of another text meanwhile saw no row of it.
    if (!(await c.env.FILES.head(`recordings/${name}`))) await keep();
    if (before && before.file !== name) await dropFile(c.env, before.file);
    forgetRecordings(c.env.APP);
    await recordEvent(c, {
      action: 'recording.added',
      ...actorOf(c.var.signedIn),
      subject: text,
      ...(before && { before: describe(before) }),
      after: describe(row),
    });
    return c.json(listed(row), 201);
  })
  .all('/recordings', onlyMethods('GET', 'POST'))

  .delete('/recordings/:text', async (c) => {
    const text = spokenKey(c.req.param('text'));
    const [row] = await openApp(c.env.APP).delete(recordings).where(eq(recordings.text, text)).returning();
    if (!row) throw new Problem(404, 'There is no such recording: it may have been deleted.');
    await dropFile(c.env, row.file);
    forgetRecordings(c.env.APP);
    await recordEvent(c, {
      action: 'recording.deleted',
      ...actorOf(c.var.signedIn),
      subject: text,
      before: describe(row),
    });
    return c.json(listed(row));
  })
  .all('/recordings/:text', onlyMethods('DELETE'));

/** What the lessons have that is said so. Throws a {@link Problem} where that is nothing, or not one thing. */
async function meantText(
  env: Pick<SignedInEnv['Bindings'], 'ASSETS'>,
  told: string | undefined,
  filename: string,
): Promise<string> {
  const recordables = await readRecordables(env);
  if (told) {
    const text = spokenKey(told);
    if (recordables.some((each) => each.text === text)) return text;
    throw new Problem(400, unknownNameFault(told));
  }
  const found = fileNameMatcher(recordables)(filename);
  if (found.kind === 'unknown') throw new Problem(400, unknownNameFault(filename));
  if (found.kind === 'ambiguous') throw new Problem(400, choicesFault(filename, found.choices));
  return found.text;
}

/** Another text may be said by the same file. */
async function dropFile(env: Pick<SignedInEnv['Bindings'], 'APP' | 'FILES'>, file: string): Promise<void> {
  const [other] = await openApp(env.APP).select().from(recordings).where(eq(recordings.file, file)).limit(1);
  if (!other) await env.FILES.delete(`recordings/${file}`);
}

type Row = typeof recordings.$inferSelect;

function describe({ filename, bytes, speaker, licence }: Row): string {
  return `${filename}, ${bytes} bytes, ${speaker}, ${licence}`;
}

function listed({ text, file, bytes, speaker, licence, filename, addedAt, addedBy }: Row): ListedRecording {
  return { text, file, bytes, speaker, licence, filename, addedAt, addedBy };
}
