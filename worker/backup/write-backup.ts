import { backupHeader } from '#data/contract/admin/backup.ts';
import { productSlug } from '#data/model/product.ts';
import type { Bindings } from '../env.ts';
import { hexDigest } from '../imports/digest.ts';
import { listFiles } from './list-files.ts';
import { readState } from './read-state.ts';

/** Everything that cannot be made again as one file: lines of JSON, packed by gzip. */
export async function writeBackup(
  { APP, FILES }: Pick<Bindings, 'APP' | 'FILES'>,
  site: string,
): Promise<ReadableStream<Uint8Array>> {
  const { schema, tables } = await readState(APP);
  const header = backupHeader.parse({
    format: `${productSlug}-backup`,
    version: 1,
    schema,
    takenAt: new Date().toISOString(),
    site,
  });
  const files = await listFiles(FILES);
  const lines = [
    header,
    ...tables.flatMap(({ table, rows }) => rows.map((row) => ({ table: table.name, row }))),
    ...files.map(({ key, size, etag }) => ({ file: key, bytes: size, etag })),
  ];
  const bytes = new Uint8Array(new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
  const end = `${JSON.stringify({ sha256: await hexDigest(bytes) })}\n`;
  return new Blob([bytes, end]).stream().pipeThrough(new CompressionStream('gzip'));
}
