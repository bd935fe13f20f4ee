/**
 * Words that say the same in both Englishes, or at home and at school; the first stands for all of a line. Taken as
 * whole words, also within a phrase; so no word stands here that a lesson has in another meaning ("to close", "close").
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
].map((line) => line.split('|'));

const first = new Map(lines.flatMap((words) => words.slice(1).map((word) => [word, words[0] ?? word] as const)));
/** Longest first, so that "human being" is not "human" and a rest. */
const known = [...first.keys()].sort((a, b) => b.length - a.length);
const others = new RegExp(`(?<![a-z])(?:${known.join('|')})(?![a-z])`, 'g');

/** British endings: colour, honour, neighbour; realise. Of words of lower case. */
const spellings: [british: RegExp, american: string][] = [
  [/(?<=[a-z]{2})our(?=s?\b|ed\b|ing\b|able\b)/g, 'or'],
  [/(?<=[a-z]{3})is(?=(e|es|ed|ing)\b)/g, 'iz'],
  [/ll(?=(ed|er|ing)\b)/g, 'l'],
];

/** One wording for all that say the same, to compare two with. It need not be good English: "four" is "for". */
export function sameWords(text: string): string {
  const american = spellings.reduce((words, [british, spelling]) => words.replace(british, spelling), text);
  return american.replace(others, (word) => first.get(word) ?? word);
}
