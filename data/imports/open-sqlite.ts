import initSqlJs from 'sql.js';
import type { SqliteFile } from './formats/read-sqlite.ts';

/**
 * Opens SQLite as WebAssembly in the browser and in tests. Workers do not allow it, and the build uses what the browser
 * read. `wasm` is the URL of the WebAssembly file; by default sql.js looks in its own folder.
 */
export async function openSqlite(bytes: Uint8Array, wasm?: string): Promise<SqliteFile> {
  const sql = await initSqlJs(wasm === undefined ? {} : { locateFile: () => wasm });
  const database = new sql.Database(bytes);
  return {
    rows(query) {
      const [result] = database.exec(query);
      return (result?.values ?? []).map((row) => row.map((value) => (value instanceof Uint8Array ? null : value)));
    },
  };
}
