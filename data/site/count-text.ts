const grouped = new Intl.NumberFormat('en-US');

/** "14,197". */
export function formatCount(count: number): string {
  return grouped.format(count);
}

/** "2,605 times in 2,249 verses". */
export function formatOccurrences(times: number, verses: number): string {
  return `${counted(times, 'time')} in ${counted(verses, 'verse')}`;
}

/** "1 verse", "2,249 verses". */
export function counted(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
