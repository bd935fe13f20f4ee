/**
 * Verses of a version as places in its own order, counted from 0, written in as few characters as a row may have: the
 * gap from each to the next, in digits of 32. The last digit of a gap is one of "^" to "}", those before it are "0" to
 * "O"; so nothing in it has to be escaped in JSON or SQL. All words of the King James Version are 0.8 MB so.
 */
const base = 32;
const firstLeading = 48;
const firstFinal = 94;

/** The gap from the place before, which is -1 for the first: 1 or more. */
export function formatGap(gap: number): string {
  let text = String.fromCharCode(firstFinal + (gap % base));
  for (let rest = Math.floor(gap / base); rest > 0; rest = Math.floor(rest / base))
    text = String.fromCharCode(firstLeading + (rest % base)) + text;
  return text;
}

/** Ascending, and never more than a place for each character. */
export function readVerseList(text: string): Int32Array {
  const places = new Int32Array(text.length);
  let count = 0;
  let place = -1;
  let leading = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < firstFinal) {
      leading = (leading + code - firstLeading) * base;
      continue;
    }
    place += leading + code - firstFinal;
    leading = 0;
    places[count] = place;
    count += 1;
  }
  return places.subarray(0, count);
}

export function intersectLists(a: Int32Array, b: Int32Array): Int32Array {
  return keepWhere(a, b, true);
}

/** What is in the first and not in the second. */
export function subtractList(a: Int32Array, b: Int32Array): Int32Array {
  return keepWhere(a, b, false);
}

/** One pass along both, since both ascend. */
function keepWhere(a: Int32Array, b: Int32Array, isInBoth: boolean): Int32Array {
  const kept = new Int32Array(a.length);
  let count = 0;
  let at = 0;
  for (let index = 0; index < a.length; index += 1) {
    const place = a[index] ?? 0;
    while (at < b.length && (b[at] ?? 0) < place) at += 1;
    if ((at < b.length && b[at] === place) !== isInBoth) continue;
    kept[count] = place;
    count += 1;
  }
  return kept.subarray(0, count);
}

/** All places of any of the lists. */
export function uniteLists(lists: readonly Int32Array[]): Int32Array {
  const [only] = lists;
  if (only && lists.length === 1) return only;
  const end = lists.reduce((most, list) => Math.max(most, (list.at(-1) ?? -1) + 1), 0);
  const marked = new Uint8Array(end);
  for (const list of lists) for (let index = 0; index < list.length; index += 1) marked[list[index] ?? 0] = 1;
  const all = new Int32Array(end);
  let count = 0;
  for (let place = 0; place < end; place += 1) {
    if (marked[place] !== 1) continue;
    all[count] = place;
    count += 1;
  }
  return all.subarray(0, count);
}

/** From 0 on. */
export function allPlaces(count: number): Int32Array {
  return Int32Array.from({ length: count }, (_, place) => place);
}
