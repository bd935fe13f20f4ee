import { sortableId, sortableIdBytes } from '#data/site/sortable-id.ts';

/** Id of a new row; later ones sort behind it. */
export function newId(): string {
  return sortableId(Date.now(), crypto.getRandomValues(new Uint8Array(sortableIdBytes)));
}
