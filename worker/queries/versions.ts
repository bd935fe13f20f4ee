import { sql } from 'drizzle-orm';
import { versions } from '#data/schema/library.ts';
import type { Library } from './library.ts';

/** Shown first, and searched unless another is asked for; where it is not loaded, the next best takes its place. */
export const defaultVersion = 'kjv_strongs';

/** The site's default first, then in the order of loading. */
export const defaultFirst = sql`code = ${defaultVersion} DESC, tagged_words DESC, id`;

export function loadedVersions(db: Library) {
  return db
    .select({ code: versions.code })
    .from(versions)
    .orderBy(sql`${versions.code} = ${defaultVersion} DESC`, versions.id);
}

export function versionCount(db: Library) {
  return db.select({ total: sql<number>`count(*)` }).from(versions);
}
