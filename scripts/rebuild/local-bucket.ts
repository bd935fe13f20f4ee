import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { stateFolder } from '../publish/state-folder.ts';

/** Where miniflare keeps buckets: a database of names for all of them, and a folder of contents for each. */
const buckets = `${stateFolder}/v3/r2`;
const databases = join(buckets, 'miniflare-R2BucketObject');
const bucketName = 'lexicon-files';
const busyMs = 5_000;

/** A file of the local bucket, read beside the runtime that may be serving it; `undefined` where there is none. */
export function readLocalFile(key: string): Buffer | undefined {
  if (!existsSync(databases)) return undefined;
  for (const name of readdirSync(databases).filter((file) => file.endsWith('.sqlite'))) {
    const database = new Database(join(databases, name), { timeout: busyMs, readonly: true });
    try {
      if (!database.prepare("SELECT 1 FROM sqlite_master WHERE name = '_mf_objects'").get()) continue;
      const object = database
        .prepare<[string], { blob_id: string | null }>('SELECT blob_id FROM _mf_objects WHERE key = ?')
        .get(key);
      if (!object) continue;
      // What came in parts lies in parts.
      const blobs = object.blob_id
        ? [object.blob_id]
        : database
            .prepare<[string], string>(
              'SELECT blob_id FROM _mf_multipart_parts WHERE object_key = ? ORDER BY part_number',
            )
            .pluck()
            .all(key);
      return Buffer.concat(blobs.map((blob) => readFileSync(join(buckets, bucketName, 'blobs', blob))));
    } finally {
      database.close();
    }
  }
  return undefined;
}
