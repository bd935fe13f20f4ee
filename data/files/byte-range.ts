/** Bytes of a file, both inclusive. */
export interface ByteRange {
  first: number;
  last: number;
}

const single = /^bytes=(\d*)-(\d*)$/;

/**
 * The range that a request asks for (RFC 9110, 14.1.2): `undefined` where it asks for none, or in a way that is
 * answered with the whole file, such as several ranges at once; `unsatisfiable` for one outside of the file.
 */
export function parseByteRange(
  header: string | null | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [whole, from = '', to = ''] = single.exec(header?.replace(/\s/g, '') ?? '') ?? [];
  if (whole === undefined || (from === '' && to === '')) return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length > 0 ? { first: size - length, last: size - 1 } : 'unsatisfiable';
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  // An end before the beginning is no range at all.
  if (to !== '' && Number(to) < first) return undefined;
  return first < size ? { first, last } : 'unsatisfiable';
}
