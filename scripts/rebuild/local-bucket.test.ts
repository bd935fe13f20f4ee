import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, expect, it, vi } from 'vitest';

const state = mkdtempSync(join(tmpdir(), 'bucket-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(state, { recursive: true, force: true });
});

it('reads files from the state folder in LEXICON_STATE', async () => {
  const buckets = join(state, 'v3/r2');
  mkdirSync(join(buckets, 'miniflare-R2BucketObject'), { recursive: true });
  mkdirSync(join(buckets, 'lexicon-files/blobs'), { recursive: true });
  const database = new Database(join(buckets, 'miniflare-R2BucketObject/bucket.sqlite'));
  database.exec('CREATE TABLE _mf_objects (key TEXT, blob_id TEXT)');
  database.prepare('INSERT INTO _mf_objects VALUES (?, ?)').run('uploads/1', 'blob');
  database.close();
  writeFileSync(join(buckets, 'lexicon-files/blobs/blob'), 'Genesis 1:1 In the beginning');

  vi.stubEnv('LEXICON_STATE', state);
  vi.resetModules();
  const { readLocalFile } = await import('./local-bucket.ts');
  expect(String(readLocalFile('uploads/1'))).toBe('Genesis 1:1 In the beginning');
  expect(readLocalFile('uploads/2')).toBeUndefined();
});
