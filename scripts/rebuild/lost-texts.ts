import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { firstLiveId } from '#data/versions/live-version-id.ts';
import { isOwnVersion } from '#data/versions/own-versions.ts';
import type { LiveText } from './fetch-live-texts.ts';

type Named = Pick<LiveText, 'code' | 'versionId'>;

/** Live texts from the dashboard that a library lacks. Publishing it would remove them. */
export function lostTexts(library: string, texts: readonly Named[]): Named[] {
  if (texts.length === 0 || !existsSync(library)) return [];
  const db = new Database(library, { readonly: true });
  try {
    const rows = db
      .prepare<[], { code: string; id: number; source: string }>('SELECT code, id, source FROM versions')
      .all();
    return texts.filter(
      ({ code, versionId }) =>
        !rows.some((row) =>
          isOwnVersion(code)
            ? row.code === code && row.source === `import-${code}`
            : row.code === code && row.id === versionId,
        ),
    );
  } finally {
    db.close();
  }
}

/**
 * Codes of texts from the dashboard that a library has although they were rolled back. Publishing it would restore
 * them.
 */
export function returningTexts(library: string, texts: readonly Named[]): string[] {
  const db = new Database(library, { readonly: true });
  try {
    const rows = db
      .prepare<[number], { code: string; id: number }>('SELECT code, id FROM versions WHERE id >= ? ORDER BY code')
      .all(firstLiveId);
    return rows.flatMap(({ code, id }) => (texts.some(({ versionId }) => versionId === id) ? [] : [code]));
  } finally {
    db.close();
  }
}

/** A message that lists the texts and says how to include them. */
export function describeLost(lost: readonly Named[], isRemote: boolean): string {
  const codes = lost.map(({ code, versionId }) => `"${code}" (number ${versionId})`).join(', ');
  const way = isRemote
    ? 'Set SITE_URL and the BUILD_TOKEN of the site, and deploy again: the build then fetches their files from the site. A text that became live during this build is included in the next one.'
    : 'Run "npm start", which includes them. If the build refuses a file, replace it or roll it back in the dashboard.';
  return `The live site has imported texts that this library lacks: ${codes}. Nothing was published, and readers keep these texts. ${way}`;
}
