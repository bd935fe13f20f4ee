const finals: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** The letters of a word, without points and final forms. */
export function lettersOf(hebrew: string): string[] {
  return [...hebrew.replace(/[^\u05D0-\u05EA]/gu, '')].map((letter) => finals[letter] ?? letter);
}

/** Dictionaries write a hollow root with vav or yod as they please: שׂוּם, שִׂים. */
function isSame(letter: string, other: string | undefined): boolean {
  return letter === other || (other !== undefined && 'וי'.includes(letter) && 'וי'.includes(other));
}

/** Whether a dictionary's verb, לָמַד, is that of a root, ל.מ.ד. */
export function isVerbOfRoot(lemma: string, root: string): boolean {
  const [letters, rootLetters] = [lettersOf(lemma), lettersOf(root)];
  return letters.length === rootLetters.length && letters.every((letter, index) => isSame(letter, rootLetters[index]));
}

/** Whether a word has the letters of a root in order, with anything between: תַּלְמִיד and ל.מ.ד. */
export function isOfFamily(hebrew: string, root: string): boolean {
  const rest = lettersOf(root);
  for (const letter of lettersOf(hebrew)) if (letter === rest[0]) rest.shift();
  return rest.length === 0;
}
