import type { VerseText } from '#data/text/verse-text.ts';

/** Letters of JSON in a chunk: well under the 2 MB that one value may have, here and in a parameter of D1. */
const mostLetters = 600_000;
const mostVerses = 1_000;

/**
 * What an import keeps between its slices, in the object's own database: the verses in chunks, first as they were
 * read, then as they were written, and a few facts. It goes when the import ends.
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

  /** Takes the place of whatever an earlier run of the same slice kept. */
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

  /** `undefined` for a fact that is not known; its shape is that which {@link keep} was given. */
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

  /** The verses as they stand in the library now. */
  markWritten(n: number, verses: readonly VerseText[]): void {
    this.#storage.sql.exec('UPDATE chunks SET written = 1, verses = ? WHERE n = ?', JSON.stringify(verses), n);
  }

  /** Verses of all chunks that are written. */
  get written(): number {
    const [row] = this.#storage.sql.exec<{ total: number | null }>(
      'SELECT sum(count) AS total FROM chunks WHERE written = 1',
    );
    return row?.total ?? 0;
  }

  /** Every verse in canonical order, a chunk in memory at a time. */
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
  let letters = 0;
  for (const verse of verses) {
    const json = JSON.stringify(verse);
    if (chunk.length > 0 && (chunk.length >= mostVerses || letters + json.length > mostLetters)) {
      yield chunk;
      [chunk, letters] = [[], 0];
    }
    chunk.push(json);
    letters += json.length;
  }
  if (chunk.length > 0) yield chunk;
}
