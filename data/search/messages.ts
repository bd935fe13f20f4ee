/** The message that explains why there is no search by regular expression (`language/pattern-search.ts`). */
export const noPatterns =
  'Regular expressions are not supported. Use a star for any ending (bless*), OR for either of two words, NEAR for words close together, and ~ for every form of a word.';
