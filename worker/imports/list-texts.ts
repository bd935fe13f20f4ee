import { eq } from 'drizzle-orm';
import type { ListedText } from '#data/administration/contract/texts.ts';
import { statedLicense } from '#data/versions/free-license.ts';
import { defaultVersion } from '#data/versions/loaded-version.ts';
import { isOwnVersion } from '#data/versions/own-versions.ts';
import { files, imports, texts, versionDetails } from '#data/schema/app.ts';
import { edition, sources, versions } from '#data/schema/library.ts';
import { openApp } from '../database/app-database.ts';
import { libraryTables } from '../database/library-writer.ts';
import type { Bindings } from '../env.ts';
import { readSettings } from '../settings/read-settings.ts';

/** All loaded versions with what an administrator changed. Those with a position come first. */
export async function listTexts(env: Bindings): Promise<ListedText[]> {
  const db = openApp(env.APP);
  const library = libraryTables(env.LIBRARY);
  const [[details, live], loaded, [built], settings] = await Promise.all([
    db.batch([
      db.select().from(versionDetails),
      db
        .select({
          text: texts,
          file: files.name,
          state: imports.state,
          endedAt: imports.endedAt,
          previous: imports.previous,
        })
        .from(texts)
        .leftJoin(files, eq(files.id, texts.fileId))
        .leftJoin(imports, eq(imports.id, texts.importId)),
    ]),
    library
      .select({ version: versions, licence: sources.licence })
      .from(versions)
      .leftJoin(sources, eq(sources.code, versions.source))
      .orderBy(versions.id),
    library.select({ builtAt: edition.builtAt }).from(edition),
    readSettings(env),
  ]);
  const builtAt = built?.builtAt ?? '';
  const listed = loaded.map(({ version, licence }): ListedText => {
    const own = details.find(({ code }) => code === version.code);
    const text = live.find((row) => row.text.code === version.code);
    const isImported = text !== undefined;
    const isDefault = [defaultVersion, settings['site.default_version']].includes(version.code);
    return {
      code: version.code,
      name: own?.name ?? version.name,
      shortName: own?.shortName ?? version.shortName,
      language: own?.language ?? version.language,
      licence: own?.licence ?? statedLicense(licence ?? ''),
      position: own?.position ?? null,
      isHidden: own?.isHidden ?? false,
      verses: version.verses,
      origin: isImported ? 'import' : isOwnVersion(version.code) ? 'site' : 'folder',
      file: text?.file ?? null,
      liveSince: text?.endedAt ?? null,
      changedAt: own?.updatedAt ?? null,
      changedBy: own?.updatedBy ?? null,
      waitsForBuild: isImported && text.text.changedAt > builtAt,
      rollback: text?.state === 'completed' ? text.text.importId : null,
      earlierText: text?.previous?.version.name ?? null,
      can: [
        ...(isImported && !isOwnVersion(version.code) ? (['edit-licence'] as const) : []),
        ...(isDefault ? [] : (['hide'] as const)),
        ...(isImported ? (['delete'] as const) : []),
      ],
    };
  });
  return listed.toSorted((a, b) => (a.position ?? 1_000) - (b.position ?? 1_000));
}
