import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { isOwnVersion } from '#data/model/own-versions.ts';
import type { LiveText } from './take-live-texts.ts';

type Named = Pick<LiveText, 'code' | 'versionId' | 'key'>;

/** Texts that readers have by the dashboard and that a library does not: a publish of it would take them away. */
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

/** A sentence for each, with the way out. */
export function describeLost(lost: readonly Named[], isRemote: boolean): string {
  const fetched = lost.map(
    ({ code, key }) =>
      `  npx wrangler r2 object get lexicon-files/${key} --remote --file data/sources/imports/${code}.upload`,
  );
  const codes = lost.map(({ code, versionId }) => `"${code}" (number ${versionId})`).join(', ');
  const way = isRemote
    ? `Fetch their files, name each with its number in data/sources/imports/manifest.json, and build again:\n${fetched.join('\n')}`
    : 'Run "npm start", which builds them in; a file that the build refuses is replaced or rolled back in the dashboard.';
  return `Readers have texts by the dashboard that this library lacks: ${codes}. Nothing was published, and they go on reading them. ${way}`;
}
