import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { stateFolder } from '../publish/state-folder.ts';

/**
 * Where miniflare stores buckets: one database with the names of all objects, and a folder of contents for each bucket.
 */
const buckets = `${stateFolder}/v3/r2`;
const databases = join(buckets, 'miniflare-R2BucketObject');
const bucketName = 'lexicon-files';
const busyMs = 5_000;

/** A file of the local bucket, read in parallel with a running site; `undefined` if it does not exist. */
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
      // A multipart upload is stored in parts.
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
