import type { SyncRequest } from './sync-device.ts';

/** Ids of the rows of a request that the response names as invalid. `answer` is the body of a response with status 400. */
export function refusedRows(answer: unknown, { rows }: Pick<SyncRequest, 'rows'>): string[] {
  const { issues = [] } = (answer ?? {}) as { issues?: { field: string }[] };
  // NaN, which no row has, for a field that is not part of a row.
  const numbers = issues.map(({ field }) => Number(/^rows\.(?<number>\d+)/.exec(field)?.groups?.['number']));
  return [...new Set(numbers)].flatMap((number) => rows[number]?.row.id ?? []);
}
