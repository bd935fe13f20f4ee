import initSqlJs from 'sql.js';
import type { SqliteFile } from './formats/read-sqlite.ts';

/**
 * SQLite as WebAssembly, for the browser (and tests): workers do not allow it, and the build takes what the browser
 * read. `wasm` says where its file is; without it sql.js looks beside itself.
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
