/** Whether a file is the report of an import. The site wrote it, so people do not count or keep it. */
export function isReport(key: string): boolean {
  return key.startsWith('reports/');
}

/** Lists every file of a bucket. */
export async function listFiles(bucket: R2Bucket): Promise<R2Object[]> {
  const files: R2Object[] = [];
  let cursor: string | undefined;
  do {
    const page = await bucket.list(cursor === undefined ? {} : { cursor });
    files.push(...page.objects);
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  return files;
}
