const dashes = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/gu;
const spaces = /[\p{Zs}\p{Zl}\p{Zp}\t\r\n]/gu;
const otherDigits = /(?![0-9])\p{Nd}/gu;
const wideSigns: Record<string, string> = {
  '：': ':',
  '，': ',',
  '；': ';',
  '．': '.',
  '、': ',',
  '（': '(',
  '）': ')',
};
const wideSign = /[：，；．、（）]/gu;

/** Dashes, spaces, digits and punctuation of every script as on an English keyboard. The length does not change. */
export function plainSigns(text: string): string {
  return text
    .replace(dashes, '-')
    .replace(spaces, ' ')
    .replace(otherDigits, (digit) => (digit.length === 1 ? String(digitValue(digit)) : digit))
    .replace(wideSign, (sign) => wideSigns[sign] ?? sign);
}

/** Unicode has the ten digits of a script in a row, so the zero is the last character before them that is no digit. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
