import { sql } from '#data/search/sql/sql-tag.ts';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { exportFormats, exportQuery, versionsToExport } from '#data/administration/contract/exports.ts';
import { writeCsv } from '#data/imports/write/write-csv.ts';
import { writeModule } from '#data/imports/write/write-module.ts';
import { writeOsis } from '#data/imports/write/write-osis.ts';
import { writeUsfm } from '#data/imports/write/write-usfm.ts';
import type { TextToWrite } from '#data/imports/write/text-to-write.ts';
import { mayExport, statedLicense } from '#data/versions/free-license.ts';
import { verseIdOfKey, verseKey } from '#data/bible/verse-id.ts';
import type { VerseMarks } from '#data/text/verse-marks.ts';
import type { VerseText } from '#data/text/verse-text.ts';
import { sources, versions } from '#data/schema/library.ts';
import { versionDetails } from '#data/schema/app.ts';
import { HttpError } from '../../http/http-error.ts';
import { parseQuery } from '../../http/validate.ts';
import { recordEvent } from '../../accounts/write-audit.ts';
import { actorOf } from '../../accounts/start-session.ts';
import type { SignedInEnv } from '../../env.ts';
import { openApp } from '../../database/app-database.ts';
import { libraryTables, rowsOfLibrary } from '../../database/library-writer.ts';
import { cannotExportMessage, versionNotLoaded } from './messages.ts';

const pageSize = 4_000;
const lastVerseId = 99_999_999;

const writers: Record<(typeof exportFormats)[number], (text: TextToWrite) => Uint8Array | Generator<string>> = {
  csv: writeCsv,
  usfm: writeUsfm,
  osis: writeOsis,
  module: writeModule,
};
const files: Record<(typeof exportFormats)[number], { ending: string; type: string }> = {
  csv: { ending: 'csv', type: 'text/csv; charset=UTF-8' },
  usfm: { ending: 'usfm', type: 'text/plain; charset=UTF-8' },
  osis: { ending: 'osis.xml', type: 'application/xml; charset=UTF-8' },
  module: { ending: 'zip', type: 'application/zip' },
};

/** Exports versions in the formats that imports accept. */
export const exportRoutes = new Hono<SignedInEnv>()
  .get('/versions', async (c) => {
    const details = await openApp(c.env.APP).select().from(versionDetails);
    const rows = await libraryTables(c.env.LIBRARY)
      .select({ code: versions.code, name: versions.name, verses: versions.verses, licence: sources.licence })
      .from(versions)
      .innerJoin(sources, eq(sources.code, versions.source))
      .orderBy(versions.id);
    return c.json(
      versionsToExport.parse({
        versions: rows.map((row) => {
          const { name, licence } = changedDetails(row, details);
          return { ...row, name, licence: statedLicense(licence), mayBeHandedOn: mayExport(licence) };
        }),
      }),
    );
  })

  .get('/versions/:code/export', async (c) => {
    const { format } = parseQuery(exportQuery, c.req.query());
    const [versionRow] = await libraryTables(c.env.LIBRARY)
      .select({ version: versions, licence: sources.licence })
      .from(versions)
      .innerJoin(sources, eq(sources.code, versions.source))
      .where(eq(versions.code, c.req.param('code')));
    if (!versionRow) throw new HttpError(404, versionNotLoaded);
    const { version } = versionRow;
    const details = await openApp(c.env.APP).select().from(versionDetails).where(eq(versionDetails.code, version.code));
    const { name, shortName, licence } = changedDetails({ ...version, licence: versionRow.licence }, details);
    if (!mayExport(licence)) throw new HttpError(403, cannotExportMessage(name, licence));
    const verses = await readVerses(c.env.LIBRARY, version.id);
    const { ending, type } = files[format];
    const written = writers[format]({ ...version, name, shortName, licence: statedLicense(licence), verses });
    await recordEvent(c, {
      action: 'version.exported',
      ...actorOf(c.var.signedIn),
      subject: version.code,
      after: format,
    });
    return c.body(written instanceof Uint8Array ? new Uint8Array(written) : streamOf(written), 200, {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${version.code}.${ending}"`,
    });
  });

/** The names and the license that an administrator chose instead of those of the text. */
function changedDetails<Text extends { code: string; name: string; shortName?: string; licence: string }>(
  text: Text,
  details: readonly (typeof versionDetails.$inferSelect)[],
): Text {
  const { name, shortName, licence } = details.find(({ code }) => code === text.code) ?? {};
  return { ...text, ...(name && { name }), ...(shortName && { shortName }), ...(licence && { licence }) };
}

async function readVerses(library: D1Database, versionId: number): Promise<VerseText[]> {
  const verses: VerseText[] = [];
  let from = verseKey(versionId, 0);
  for (;;) {
    const results: { key: number; text: string; marks: string }[] = await rowsOfLibrary(
      library,
      sql`SELECT key, text, marks FROM verses WHERE key BETWEEN ${from} AND ${verseKey(versionId, lastVerseId)}
        ORDER BY key LIMIT ${pageSize}`,
    );
    for (const { key, text, marks } of results)
      verses.push({ id: verseIdOfKey(key), text, marks: JSON.parse(marks) as VerseMarks });
    const last = results.at(-1);
    if (!last || results.length < pageSize) return verses;
    from = last.key + 1;
  }
}

/** Encodes up to 500 lines per chunk, because a chunk costs more than a line. */
function streamOf(lines: Generator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      const piece: string[] = [];
      for (let count = 0; count < 500; count += 1) {
        const { value, done } = lines.next();
        if (done) {
          if (piece.length > 0) controller.enqueue(encoder.encode(piece.join('')));
          controller.close();
          return;
        }
        piece.push(value);
      }
      controller.enqueue(encoder.encode(piece.join('')));
    },
  });
}
