// cspell:ignore benquir defences inquir offence
/**
 * Synonyms, mostly between British and American English; the first word of a line represents all. They are matched as
 * whole words, also within phrases, so no word is listed that has another meaning in a lesson ("to close", "close").
 */
const lines = [
  'mom|mum|mommy|mummy|mama',
  'dad|daddy|papa',
  'airplane|aeroplane|plane',
  'pants|trousers',
  'human being|human|person',
  'child|kid',
  'store|shop',
  'sick|ill',
  'hello|hi',
  'goodbye|good bye|bye|bye bye',
  'big|large',
  'begin|start',
  'speak|talk',
  'repair|fix|mend',
  'telephone|phone',
  'picture|photo|image',
  'bag|purse|handbag',
  'belly|stomach|tummy',
  'forest|woods',
  'stone|rock',
  'car|automobile',
  'happy|glad',
  'quickly|fast|rapidly',
  'perhaps|maybe',
  'rich|wealthy',
  'clever|smart',
  'exam|examination',
  'a lot|lots',
  'toward|towards',
  'until|till',
  'also|too|as well',
  'restroom|bathroom|toilet|toilets|washroom',
  'check|bill',
  'train station|railway station',
  'gas|petrol',
  'sea|ocean',
  'garment|clothing|clothes',
  'present|gift',
  'instructor|teacher',
  'physician|doctor',
  'answer|reply|response',
  'prison|jail',
  'unleavened bread|matzah|matzo|matza',
  'sabbath|shabbat',
  'closet|cupboard',
  'all right|fine|okay|ok',
  'movie|film',
  'candy|sweets',
  'cookie|biscuit',
  'gray|grey',
  'program|programme',
  'jewelry|jewellery',
  'theater|theatre',
  'center|centre',
  'liter|litre',
  'kilo|kilogram',
  'cannot|can not',
  'everybody|everyone',
  'somebody|someone',
  'nobody|no one',
  'grandpa|grandfather',
  'grandma|grandmother',
  'groom|bridegroom',
  'assist|help',
  'attempt|try',
  'thank you|thanks',
  'beside|next to',
  'opposite|across from|facing',
  'do you have|have you got|have you',
].map((line) => line.split('|'));

const first = new Map(lines.flatMap((words) => words.slice(1).map((word) => [word, words[0] ?? word] as const)));
/** Longest first, so that "human being" does not match only "human". */
const phrases = [...first.keys()].sort((a, b) => b.length - a.length);
const phrasePattern = new RegExp(`(?<![a-z])(?:${phrases.join('|')})(?![a-z])`, 'g');

/** British spellings: colour, honour, neighbour; realise. For lower-case words. */
const spellings: [british: RegExp, american: string][] = [
  [/(?<=[a-z]{2})our(?=s?\b|ed\b|ing\b|able\b)/g, 'or'],
  [/(?<=[a-z]{3})is(?=(e|es|ed|ing)\b)/g, 'iz'],
  [/ll(?=(ed|er|ing)\b)/g, 'l'],
  // "offence", "defences"; not "fence".
  [/(?<=\b(?:of|de)fen)c(?=es?\b)/g, 's'],
  [/\benquir(?=(e|es|ed|ing|y)\b)/g, 'inquir'],
];

/**
 * Normalizes synonyms and spellings so that two texts can be compared. The result is not always correct English: "four"
 * becomes "for".
 */
export function sameWords(text: string): string {
  const american = spellings.reduce((words, [british, spelling]) => words.replace(british, spelling), text);
  return american.replace(phrasePattern, (word) => first.get(word) ?? word);
}
