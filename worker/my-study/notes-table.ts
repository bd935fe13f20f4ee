import type { StudyRow, VersionedRow } from '#data/my-study/study-row.ts';

/** Bytes of rows in one response. A slow line needs few round trips, and the worker little memory. */
const pageBytes = 1_000_000;

interface StoredRow extends Record<string, SqlStorageValue> {
  seq: number;
  row: string;
  base: string;
}

/**
 * The rows of one account in the object's own database. Each change gets the next number, so that a device can ask for
 * everything after the last number that it has.
 */
export class NotesTable {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS rows (id TEXT PRIMARY KEY, seq INTEGER NOT NULL UNIQUE, row TEXT NOT NULL, base TEXT NOT NULL, deleted INTEGER)',
    );
    storage.sql.exec('CREATE INDEX IF NOT EXISTS deletions ON rows (deleted) WHERE deleted IS NOT NULL');
    storage.sql.exec('CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL)');
  }

  /** Identifies this history. A restore starts a new one. */
  get epoch(): string {
    const [fact] = this.#storage.sql.exec<{ value: string }>("SELECT value FROM facts WHERE name = 'epoch'");
    return fact?.value ?? this.startEpoch();
  }

  startEpoch(): string {
    const epoch = crypto.randomUUID();
    this.#storage.sql.exec("INSERT OR REPLACE INTO facts VALUES ('epoch', ?)", epoch);
    return epoch;
  }

  get head(): number {
    return this.#storage.sql.exec<{ head: number | null }>('SELECT max(seq) AS head FROM rows').one().head ?? 0;
  }

  /** Markers of deletions count only with their bytes. JSON escapes quotes, so no text of a reader looks like the field. */
  size(): { rows: number; bytes: number } {
    return this.#storage.sql
      .exec<{ rows: number; bytes: number }>(
        `SELECT count(*) FILTER (WHERE instr(row, '"value":') > 0) AS rows, coalesce(sum(length(row) + length(base)), 0) AS bytes FROM rows`,
      )
      .one();
  }

  find(id: string): VersionedRow | undefined {
    const [found] = this.#storage.sql.exec<{ row: string; base: string }>(
      'SELECT row, base FROM rows WHERE id = ?',
      id,
    );
    return found && { ...(JSON.parse(found.row) as StudyRow), base: JSON.parse(found.base) as string[] };
  }

  /**
   * Stores a row. With `isNew` devices get it with their next sync. A device with a wrong clock may date a deletion in the
   * future; its 30 days start now.
   */
  write({ base, ...row }: VersionedRow, isNew = true): void {
    const [text, bases] = [JSON.stringify(row), JSON.stringify(base)];
    const final = row.deleted !== undefined && row.value !== undefined ? Math.min(row.deleted, Date.now()) : null;
    if (isNew)
      this.#storage.sql.exec(
        'INSERT OR REPLACE INTO rows VALUES (?, (SELECT coalesce(max(seq), 0) + 1 FROM rows), ?, ?, ?)',
        row.id,
        text,
        bases,
        final,
      );
    else
      this.#storage.sql.exec('UPDATE rows SET row = ?, base = ?, deleted = ? WHERE id = ?', text, bases, final, row.id);
  }

  /** Rows after a number, in order. `row` and `base` are JSON. */
  after(seq: number): { rows: StoredRow[]; more: boolean } {
    const rows: StoredRow[] = [];
    let bytes = 0;
    for (const row of this.#storage.sql.exec<StoredRow>(
      'SELECT seq, row, base FROM rows WHERE seq > ? ORDER BY seq',
      seq,
    )) {
      bytes += row.row.length + row.base.length;
      if (rows.length > 0 && bytes > pageBytes) return { rows, more: true };
      rows.push(row);
    }
    return { rows, more: false };
  }

  /** Ids of deleted rows that still have their text. */
  deletions(deletedBefore: number): string[] {
    return this.#storage.sql
      .exec<{ id: string }>('SELECT id FROM rows WHERE deleted <= ?', deletedBefore)
      .toArray()
      .map(({ id }) => id);
  }

  /** Time of the earliest deletion that can still be undone. */
  get firstDeletion(): number | undefined {
    return (
      this.#storage.sql
        .exec<{ at: number | null }>('SELECT min(deleted) AS at FROM rows WHERE deleted IS NOT NULL')
        .one().at ?? undefined
    );
  }

  clear(): void {
    this.#storage.sql.exec('DELETE FROM rows');
  }
}
