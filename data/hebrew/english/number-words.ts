const small = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ');
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Returns a whole number from 0 to 999,999 in words: "twenty-one", "three hundred five", "ten thousand". */
export function numberWords(value: number): string {
  if (value < 20) return small[value] ?? '';
  if (value < 100) return joined(tens[Math.floor(value / 10)] ?? '', value % 10, '-');
  if (value < 1000) return joined(`${numberWords(Math.floor(value / 100))} hundred`, value % 100, ' ');
  return joined(`${numberWords(Math.floor(value / 1000))} thousand`, value % 1000, ' ');
}

function joined(first: string, remainder: number, by: string): string {
  return remainder === 0 ? first : `${first}${by}${numberWords(remainder)}`;
}
