/** A range of bytes; both ends are inclusive. */
export interface ByteRange {
  first: number;
  last: number;
}

const single = /^bytes=(\d*)-(\d*)$/;

/**
 * Parses the range of a request (RFC 9110, 14.1.2). Returns `undefined` if there is none or if the whole file is sent,
 * for example for several ranges; `unsatisfiable` for a range outside of the file.
 */
export function parseByteRange(
  header: string | null | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [match, from = '', to = ''] = single.exec(header?.replace(/\s/g, '') ?? '') ?? [];
  if (match === undefined || (from === '' && to === '')) return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length > 0 ? { first: size - length, last: size - 1 } : 'unsatisfiable';
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  // A range whose end is before its start is ignored.
  if (to !== '' && Number(to) < first) return undefined;
  return first < size ? { first, last } : 'unsatisfiable';
}
