import { asc, count, desc, getTableColumns, inArray, like, or, sql, sum } from 'drizzle-orm';
import type { FilesAnswer, FilesQuery, StoredFile } from '#data/administration/contract/texts.ts';
import { activeStates, files, imports, texts } from '#data/schema/app.ts';
import { formatVersionTitle } from '#data/versions/version-name.ts';
import { openApp } from '../database/app-database.ts';

const pageSize = 30;

const orders = {
  newest: [desc(files.createdAt), desc(files.id)],
  oldest: [asc(files.createdAt), asc(files.id)],
  name: [asc(sql`lower(${files.name})`), desc(files.id)],
  largest: [desc(files.bytes), desc(files.id)],
} as const;

/** The name that an administrator gave, otherwise that of the newest imported text. */
const versionName = sql<string | null>`coalesce(
  (SELECT name FROM version_details WHERE code = ${files.versionCode}),
  (SELECT json_extract(made, '$.version.name') FROM imports
    WHERE version_code = ${files.versionCode} AND state IN ('completed', 'rolled_back') AND made IS NOT NULL
    ORDER BY id DESC LIMIT 1))`;

/** A page of all files. */
export async function listStoredFiles(app: D1Database, { q, sort, page }: FilesQuery): Promise<FilesAnswer> {
  const db = openApp(app);
  const pattern = `%${q.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
  const contains = (column: typeof files.name | typeof files.versionCode | typeof files.uploadedBy) =>
    sql`${like(column, pattern)} ESCAPE '\\'`;
  const isFound =
    q === '' ? undefined : or(contains(files.name), contains(files.versionCode), contains(files.uploadedBy));
  const [[counted], rows] = await db.batch([
    db
      .select({ total: count(), bytes: sum(files.bytes).mapWith(Number) })
      .from(files)
      .where(isFound),
    db
      .select({ ...getTableColumns(files), versionName })
      .from(files)
      .where(isFound)
      .orderBy(...orders[sort])
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  const uses = await readFileUses(app);
  const total = counted?.total ?? 0;
  return {
    files: rows.map(
      ({ id, kind, name, versionCode, versionName: ownName, format, bytes, createdAt, uploadedBy, uploadId }) => ({
        id,
        kind,
        name,
        version: versionCode,
        versionName: ownName ?? formatVersionTitle(versionCode),
        format,
        bytes,
        createdAt,
        uploadedBy,
        use: uses.get(id) ?? (uploadId === '' ? 'none' : 'partial'),
      }),
    ),
    total,
    bytes: counted?.bytes ?? 0,
    page,
    totalPages: Math.max(1, Math.ceil(total / pageSize)),
  };
}

type FileUse = Exclude<StoredFile['use'], 'partial' | 'none'>;

/** The files that must not be deleted, by id. */
export async function readFileUses(app: D1Database): Promise<Map<string, FileUse>> {
  const db = openApp(app);
  const [live, running, all] = await db.batch([
    db.select({ fileId: texts.fileId, importId: texts.importId }).from(texts),
    db
      .select({ fileId: imports.fileId })
      .from(imports)
      .where(inArray(imports.state, [...activeStates])),
    db
      .select({
        id: imports.id,
        fileId: imports.fileId,
        versionId: imports.versionId,
        previousId: sql<number | null>`json_extract(${imports.previous}, '$.version.id')`,
      })
      .from(imports),
  ]);
  const uses = new Map<string, FileUse>(running.map(({ fileId }) => [fileId, 'importing']));
  const liveImports = new Set(live.map(({ importId }) => importId));
  const previousIds = new Set(all.filter(({ id }) => liveImports.has(id)).map(({ previousId }) => previousId));
  for (const { fileId, versionId } of all) if (previousIds.has(versionId)) uses.set(fileId, 'previous');
  for (const { fileId } of live) uses.set(fileId, 'live');
  return uses;
}
