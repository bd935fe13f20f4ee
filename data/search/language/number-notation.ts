const romanNumeral = /^(?:c{0,1}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3}))$/i;
const romanValues: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** 1 to 199; `undefined` for anything else. */
export function romanValue(text: string): number | undefined {
  if (text === '' || !romanNumeral.test(text)) return undefined;
  const values = [...text.toLowerCase()].map((letter) => romanValues[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

const ones = ['', 'א', 'ב', 'ג', 'ד', 'ה', 'ו', 'ז', 'ח', 'ט'];
const tens = ['', 'י', 'כ', 'ל', 'מ', 'נ', 'ס', 'ע', 'פ', 'צ'];
const hebrewValues: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 199 }, (_, index) => [hebrewNumeral(index + 1), index + 1]),
);

/** As Hebrew Bibles print numbers: 15 and 16 are 9 + 6 and 9 + 7. */
function hebrewNumeral(value: number): string {
  const [hundred, rest] = [value >= 100 ? 'ק' : '', value % 100];
  if (rest === 15 || rest === 16) return `${hundred}ט${ones[rest - 9] ?? ''}`;
  return `${hundred}${tens[Math.floor(rest / 10)] ?? ''}${ones[rest % 10] ?? ''}`;
}

/** Frequent words of the Hebrew text that are also numbers. With geresh or gershayim they are numbers. */
const hebrewWords: ReadonlySet<string> = new Set(['לא', 'לו', 'כה', 'מה', 'נא', 'עד', 'עז', 'צא', 'קח']);

/** "כג" and "כ״ג" as 23. */
export function hebrewValue(text: string): number | undefined {
  const letters = text.replaceAll(/["'״׳]/gu, '');
  return letters === text && hebrewWords.has(text) ? undefined : hebrewValues.get(letters);
}
