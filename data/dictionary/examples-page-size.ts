/** Verses per page of an entry's examples. */
export const examplesPageSize = 20;
