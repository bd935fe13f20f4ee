const grouped = new Intl.NumberFormat('en-US');

/** For example "14,197". */
export function formatCount(count: number): string {
  return grouped.format(count);
}

/** For example "1 verse", "2,249 verses". A noun whose plural is not its singular and "s" brings it along. */
export function formatCountOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatCount(count)} ${count === 1 ? noun : plural}`;
}

/** For example "2,605 times in 2,249 verses". */
export function formatOccurrences(times: number, verses: number): string {
  return `${formatCountOf(times, 'time')} in ${formatCountOf(verses, 'verse')}`;
}
