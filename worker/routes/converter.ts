import { and, desc, eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { convertForm, type ConvertAnswer, type ConvertedFilesAnswer } from '#data/administration/contract/imports.ts';
import { maxFileBytes } from '#data/files/upload-rules.ts';
import { FileRefusedError } from '#data/imports/formats.ts';
import { readImport, type ReadImport } from '#data/imports/read-import.ts';
import { writeSql } from '#data/imports/write/write-sql.ts';
import { encodings } from '#data/imports/container/encodings.ts';
import { issueKinds, type IssueKind } from '#data/imports/import-report.ts';
import { formatCount } from '#data/site/count-text.ts';
import { files } from '#data/schema/imports.ts';
import { limitBody } from '../http/limit-body.ts';
import { HttpError } from '../http/http-error.ts';
import { parseFields, readForm } from '../http/validate.ts';
import { recordEvent } from '../accounts/write-audit.ts';
import { actorOf } from '../accounts/start-session.ts';
import type { SignedInEnv } from '../env.ts';
import { hexDigest } from '../imports/digest.ts';
import { slicePauses } from '../imports/throttle-writes.ts';
import { newId } from '../new-id.ts';
import { openApp } from '../database/app-database.ts';
import { convertedFileIsGone, noVersesInFile, selectTextFile } from '../imports/messages.ts';
import { linesSkippedMessage, partsJoinedMessage, versesConvertedMessage } from './messages.ts';

type SignedInContext = Context<SignedInEnv>;
const formBytes = 100_000;
const prefix = 'bible_verses_';

/** Converts a text file to SQL: one table of verses, in SQL that any database accepts. */
export const converter = new Hono<SignedInEnv>()
  .post('/convert-text-to-sql', limitBody(maxFileBytes + formBytes), async (c) => {
    const form = await readForm(c);
    const file = form.get('textFile');
    if (!(file instanceof File)) {
      const message = selectTextFile;
      throw new HttpError(400, `${message}.`, [{ field: 'textFile', message }]);
    }
    const { tableName, encoding } = parseFields(convertForm, form);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = await tryRead({ name: file.name || 'the file', bytes }, encoding);
    if ('message' in read) return c.json(read satisfies ConvertAnswer);
    const outputFile = await store(c, tableName, read);
    const { verses, refused, joined, counts } = read.report;
    const notes = [
      ...(refused > 0 ? [linesSkippedMessage(refused)] : []),
      ...(joined > 0 ? [partsJoinedMessage(joined)] : []),
      ...changedKinds.flatMap((kind) => (counts[kind] ? [`${issueKinds[kind]}: ${formatCount(counts[kind])}`] : [])),
    ];
    const message = [versesConvertedMessage(verses), ...notes].join('; ');
    await recordEvent(c, {
      action: 'file.converted',
      ...actorOf(c.var.signedIn),
      subject: outputFile,
      after: message,
    });
    const answer = { success: true, count: verses, message: `${message}.`, outputFile, choices: [] };
    return c.json(answer satisfies ConvertAnswer);
  })

  .get('/converted-files', async (c) => {
    const rows = await converted(c.env.APP);
    return c.json({
      files: rows.map(({ id, name, bytes, createdAt }) => ({
        filename: name,
        size: bytes,
        created: createdAt,
        path: `converted:${id}`,
      })),
    } satisfies ConvertedFilesAnswer);
  })

  .get('/download-sql/:outputFile', async (c) => {
    const name = c.req.param('outputFile');
    const row = (await converted(c.env.APP)).find((each) => each.name === name);
    const object = row && (await c.env.FILES.get(row.key));
    if (!object) throw new HttpError(404, convertedFileIsGone);
    return c.body(object.body, 200, {
      'Content-Type': 'application/sql; charset=UTF-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Security-Policy': 'sandbox',
      'X-Content-Type-Options': 'nosniff',
    });
  });

/** Problems in which the SQL differs from the file: something was removed or left out. */
const changedKinds: readonly IssueKind[] = [
  'odd-character',
  'markup',
  'unbalanced',
  'unknown-number',
  'duplicate',
  'empty',
  'apocrypha',
  'not-text',
];

/** Returns the parsed file, or an answer that says why it cannot be converted. */
async function tryRead(
  file: { name: string; bytes: Uint8Array },
  encodingName: string | undefined,
): Promise<ReadImport | ConvertAnswer> {
  const encoding = encodings.find((each) => each === encodingName);
  try {
    const read = await readImport(file, { ...(encoding && { encoding }), pause: slicePauses() });
    if (read.report.verdict !== 'refused') return read;
    const problem = read.report.problems.find(({ severity }) => severity === 'error');
    return failed(problem?.message ?? noVersesInFile);
  } catch (error) {
    if (error instanceof FileRefusedError) return failed(error.message, error.choices);
    throw error;
  }
}

function failed(message: string, choices: readonly string[] = []): ConvertAnswer {
  return { success: false, count: 0, message, outputFile: '', choices: [...choices] };
}

function converted(app: D1Database) {
  return openApp(app)
    .select()
    .from(files)
    .where(and(eq(files.kind, 'converted')))
    .orderBy(desc(files.id));
}

/** Stores the SQL under the name of its table, with a number if the name is taken. Returns the file name. */
async function store(c: SignedInContext, tableName: string, { verses }: ReadImport): Promise<string> {
  const bytes = new Uint8Array(new TextEncoder().encode([...writeSql(tableName, verses)].join('')));
  const code = tableName.slice(prefix.length);
  const taken = new Set((await converted(c.env.APP)).map(({ name }) => name));
  let name = `${code}.sql`;
  for (let number = 2; taken.has(name); number += 1) name = `${code}_${number}.sql`;
  const id = newId();
  const key = `converted/${id}.sql`;
  await c.env.FILES.put(key, bytes);
  await openApp(c.env.APP)
    .insert(files)
    .values({
      id,
      kind: 'converted',
      name,
      versionCode: code,
      format: 'sql',
      bytes: bytes.length,
      sha256: await hexDigest(bytes),
      key,
      options: {},
      uploadedBy: c.var.signedIn.username,
      createdAt: new Date().toISOString(),
    });
  return name;
}
