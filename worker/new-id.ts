import { sortableId, sortableIdBytes } from '#data/site/sortable-id.ts';

/** Id of a new row. Ids sort by time. */
export function newId(): string {
  return sortableId(Date.now(), crypto.getRandomValues(new Uint8Array(sortableIdBytes)));
}
