const finals: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** Returns the letters of a word without nikud and final forms. */
export function lettersOf(hebrew: string): string[] {
  return [...hebrew.replace(/[^\u05D0-\u05EA]/gu, '')].map((letter) => finals[letter] ?? letter);
}

/** Dictionaries write a hollow root with either vav or yod: שׂוּם, שִׂים. */
function isSame(letter: string, other: string | undefined): boolean {
  return letter === other || (other !== undefined && 'וי'.includes(letter) && 'וי'.includes(other));
}

/** Whether a verb of the dictionary, לָמַד, belongs to a root, ל.מ.ד. */
export function isVerbOfRoot(lemma: string, root: string): boolean {
  const [letters, rootLetters] = [lettersOf(lemma), lettersOf(root)];
  return letters.length === rootLetters.length && letters.every((letter, index) => isSame(letter, rootLetters[index]));
}

/** Whether a word contains the letters of a root in order, possibly with others between: תַּלְמִיד and ל.מ.ד. */
export function isOfFamily(hebrew: string, root: string): boolean {
  const rest = lettersOf(root);
  for (const letter of lettersOf(hebrew)) if (letter === rest[0]) rest.shift();
  return rest.length === 0;
}
