import type { VerseText } from '#data/text/verse-text.ts';

/** Max characters of JSON in a chunk: well below the 2 MB limit of one value, here and in a parameter of D1. */
const maxChars = 600_000;
const maxVerses = 1_000;

/**
 * Data of an import between its steps, in the object's own database: the verses in chunks, first as read and then as
 * written, and a few facts. It is deleted when the import ends.
 */
export class ImportStore {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS chunks (n INTEGER PRIMARY KEY, verses TEXT NOT NULL, count INTEGER NOT NULL, written INTEGER NOT NULL)',
    );
    storage.sql.exec('CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL)');
  }

  /** Replaces what an earlier run of the same step stored. */
  keepVerses(verses: readonly VerseText[], facts: Record<string, unknown>): void {
    this.#storage.transactionSync(() => {
      this.#storage.sql.exec('DELETE FROM chunks');
      let n = 0;
      for (const chunk of chunksOf(verses))
        this.#storage.sql.exec('INSERT INTO chunks VALUES (?, ?, ?, 0)', n++, `[${chunk.join(',')}]`, chunk.length);
      for (const [name, value] of Object.entries(facts)) this.keep(name, value);
    });
  }

  keep(name: string, value: unknown): void {
    this.#storage.sql.exec('INSERT OR REPLACE INTO facts VALUES (?, ?)', name, JSON.stringify(value));
  }

  /** `undefined` if the fact is not stored. Otherwise the value that {@link keep} stored. */
  fact<Value>(name: string): Value | undefined {
    const [row] = this.#storage.sql.exec<{ value: string }>('SELECT value FROM facts WHERE name = ?', name);
    return row && (JSON.parse(row.value) as Value);
  }

  nextChunk(): { n: number; verses: VerseText[] } | undefined {
    const [row] = this.#storage.sql.exec<{ n: number; verses: string }>(
      'SELECT n, verses FROM chunks WHERE written = 0 ORDER BY n LIMIT 1',
    );
    return row && { n: row.n, verses: JSON.parse(row.verses) as VerseText[] };
  }

  /** Marks a chunk as written and stores its verses as the library now has them. */
  markWritten(n: number, verses: readonly VerseText[]): void {
    this.#storage.sql.exec('UPDATE chunks SET written = 1, verses = ? WHERE n = ?', JSON.stringify(verses), n);
  }

  /** Number of verses in all written chunks. */
  get written(): number {
    const [row] = this.#storage.sql.exec<{ total: number | null }>(
      'SELECT sum(count) AS total FROM chunks WHERE written = 1',
    );
    return row?.total ?? 0;
  }

  /** Every verse in canonical order, with one chunk in memory at a time. */
  *verses(): Generator<VerseText> {
    const numbers = [...this.#storage.sql.exec<{ n: number }>('SELECT n FROM chunks ORDER BY n')];
    for (const { n } of numbers) {
      const [row] = this.#storage.sql.exec<{ verses: string }>('SELECT verses FROM chunks WHERE n = ?', n);
      yield* JSON.parse(row?.verses ?? '[]') as VerseText[];
    }
  }
}

function* chunksOf(verses: readonly VerseText[]): Generator<string[]> {
  let chunk: string[] = [];
  let chars = 0;
  for (const verse of verses) {
    const json = JSON.stringify(verse);
    if (chunk.length > 0 && (chunk.length >= maxVerses || chars + json.length > maxChars)) {
      yield chunk;
      [chunk, chars] = [[], 0];
    }
    chunk.push(json);
    chars += json.length;
  }
  if (chunk.length > 0) yield chunk;
}
