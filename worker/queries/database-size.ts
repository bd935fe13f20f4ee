/** Bytes that a database takes, as D1 itself says with every answer. */
export async function databaseBytes(database: D1Database): Promise<number> {
  const { meta } = await database.prepare('SELECT 1').run();
  return meta.size_after;
}
