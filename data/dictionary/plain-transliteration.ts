/**
 * Strong's signs in plain spelling. He writes a w only for a vav that carries a vowel, and a y also for the consonant:
 * before a vowel other than the a that slips in before a final chet or ayin.
 */
const signs: [written: RegExp, plain: string][] = [
  [/ç/g, 's'],
  [/Ç/g, 'S'],
  [/(?<=[ôû])w/giu, ''],
  [/(?<=î)y(?![eiouâêîôûăĕŏ]|a(?!(?:ch|ʻ)$))/giu, ''],
  [/ᵉ/gu, 'e'],
  [/ˢ/gu, 's'],
  [/[ʼʻ’]/gu, ''],
];

/**
 * A dictionary's transliteration as people type it, in plain letters: "agápē" is agape, "ʼĕlôhîym" is elohim, "shâlôwm"
 * is shalom, "chêçêd" is chesed. For titles, which search engines match.
 */
export function plainTransliteration(transliteration: string): string {
  return signs
    .reduce((word, [written, plain]) => word.replace(written, plain), transliteration.normalize('NFC'))
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}
